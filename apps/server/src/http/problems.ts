import type { Problem, ProblemCode } from '@trick-bento/protocol'
import { PROBLEM_STATUS } from '@trick-bento/protocol/constants'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { StoreUnavailable } from '../store/store.ts'
import { refusal } from '../tables/refusal.ts'

/** The problem codes of errors that the framework throws. */
const CODES = new Map<number, ProblemCode>([
  [400, 'bad-request'],
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [413, 'too-long'],
  [414, 'too-long'],
  [415, 'not-json'],
  [429, 'too-many'],
])
const MESSAGES: Partial<Record<ProblemCode, string>> = {
  'not-json': 'Send JSON, with content-type application/json.',
  'too-long': 'The request is too long.',
}

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.code(PROBLEM_STATUS[problem.code]).send(problem)

export const noSuchTable = refusal('no-such-table', 'There is no such table.')

/** A problem that a hook or a handler throws; the error handler sends it. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** Seconds after which the request may be sent again. */
  readonly retryAfter: number | undefined

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.message)
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

const unavailable = new ProblemError(
  refusal('unavailable', 'The server cannot reach its database at the moment; try again soon.'),
  2,
)

/** Sends every error as a problem. Internal errors are logged and not described. */
export function handleError(
  error: FastifyError | ProblemError | StoreUnavailable,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof StoreUnavailable) {
    request.log.warn({ err: error }, 'the store is unavailable')
    return handleError(unavailable, request, reply)
  }
  if (error instanceof ProblemError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    return sendProblem(reply, error.problem)
  }
  if (error.validation !== undefined) return sendProblem(reply, refusal('bad-request', describe(error.validation)))
  const code = CODES.get(error.statusCode ?? 500)
  if (code !== undefined) return sendProblem(reply, refusal(code, MESSAGES[code] ?? sentence(error.message)))
  request.log.error({ err: error }, 'a request failed')
  return sendProblem(reply, refusal('internal', 'The server has failed; the request was not the cause.'))
}

export const handleNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, refusal('not-found', 'There is nothing at this address; GET /api lists all addresses.'))

/** The first validation error and where it is. */
function describe([first]: NonNullable<FastifyError['validation']>): string {
  const where = first?.instancePath.split('/').filter(Boolean).join('.')
  return sentence(where ? `${where}: ${first.message}` : (first?.message ?? 'the request cannot be read'))
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`).slice(0, 300)
