import type { Problem, ProblemCode } from '@trick-bento/protocol'
import { PROBLEM_STATUS } from '@trick-bento/protocol/constants'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { StoreUnavailable } from '../store/store.ts'
import { type Refusal, refusal } from '../tables/refusal.ts'

const CODES = new Map<number, ProblemCode>([
  [400, 'bad-request'],
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [413, 'too-long'],
  [414, 'too-long'],
  [415, 'not-json'],
  [429, 'too-many'],
])
const SENTENCES: Partial<Record<ProblemCode, string>> = {
  'not-json': 'Send JSON, with content-type application/json.',
  'too-long': 'That is too long.',
}

export const refuseWith = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.code(PROBLEM_STATUS[problem.code]).send(problem)

/** Something that a hook or handler refuses; the error handler tells it. */
export class Refused extends Error {
  readonly why: Refusal
  /** In so many seconds it may be asked again. */
  readonly retryAfter: number | undefined

  constructor(why: Refusal, retryAfter?: number) {
    super(why.message)
    this.why = why
    this.retryAfter = retryAfter
  }
}

const unavailable = new Refused(
  refusal('unavailable', 'The tables cannot be reached at the moment; try again soon.'),
  2,
)

/** What went wrong, in the one shape of all our refusals. Our own mistakes are logged and not described. */
export function onProblem(
  error: FastifyError | Refused | StoreUnavailable,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof StoreUnavailable) {
    request.log.warn({ err: error }, 'the store is away')
    return onProblem(unavailable, request, reply)
  }
  if (error instanceof Refused) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    return refuseWith(reply, error.why)
  }
  if (error.validation !== undefined) return refuseWith(reply, refusal('bad-request', describe(error.validation)))
  const code = CODES.get(error.statusCode ?? 500)
  if (code !== undefined) return refuseWith(reply, refusal(code, SENTENCES[code] ?? sentence(error.message)))
  request.log.error({ err: error }, 'a request failed')
  return refuseWith(reply, refusal('internal', 'Something went wrong here, not on your side.'))
}

export const onNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuseWith(reply, refusal('not-found', 'There is nothing at this address; GET /api tells what there is.'))

/** The first thing that is wrong, and where. */
function describe([first]: NonNullable<FastifyError['validation']>): string {
  const where = first?.instancePath.split('/').filter(Boolean).join('.')
  return sentence(where ? `${where}: ${first.message}` : (first?.message ?? 'this cannot be read'))
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`).slice(0, 300)
