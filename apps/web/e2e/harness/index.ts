export { openApp } from './app.ts'
export { axe } from './axe.ts'
export { screenshot } from './screenshot.ts'
export { serveSite } from './server.ts'
