import { parentPort } from 'node:worker_threads'
import type { Question } from './question.ts'
import { think } from './think.ts'

parentPort!.on('message', (question: Question) => {
  parentPort!.postMessage(think(question))
})
