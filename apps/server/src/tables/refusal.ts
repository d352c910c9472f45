import type { Problem, ProblemCode } from '@trick-bento/protocol'

/** Why a request is refused: a stable code, and a sentence for people. */
export type Refusal = Pick<Problem, 'code' | 'message'>

export const refusal = (code: ProblemCode, message: string): Refusal => ({ code, message })
export const isRefusal = (value: object): value is Refusal => 'code' in value && 'message' in value
