import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { root } from './folders.mjs'

const TESTS = '{packages,apps,e2e,examples,tools}/**/*.test.ts'
/** In a real browser, or of whole programs. */
const END_TO_END = ['e2e/**']
/** Tests that need PostgreSQL, Redis or many processes, or seconds of computing. */
const SLOW = ['**/whole-server/**', '**/contract.test.ts', '**/*.slow.test.ts']

const isIn = (patterns: readonly string[]) => (path: string) => patterns.some((pattern) => matchesGlob(path, pattern))

const tests = globSync(TESTS, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).toSorted()
export const endToEndTests = tests.filter(isIn(END_TO_END))
export const slowTests = tests.filter(isIn(SLOW))
/** All others: they need no browser, no PostgreSQL and no Redis. */
export const unitTests = tests.filter((path) => !isIn([...END_TO_END, ...SLOW])(path))
