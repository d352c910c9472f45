export { waitUntil as until } from '../cluster/wait-until.ts'
