import type {
  CommandRequest,
  NewTable,
  PasskeyOptionsRequest,
  Problem,
  ProblemCode,
  PushSubscriptionRequest,
  TableGlance,
} from '@trick-bento/protocol'
import { PROBLEM_STATUS } from '@trick-bento/protocol/constants'
import { BASE } from '../app/base-path.ts'

/**
 * Why a request failed: the code of the server; `offline` without an answer; `other` if the answer has no known code;
 * `not-done` and `already-there` if the browser or the person refused.
 */
export type FailureCode = ProblemCode | 'offline' | 'other' | 'not-done' | 'already-there'
export interface Failure {
  readonly ok: false
  readonly code: FailureCode
  /** The state of the table, if a command was refused. */
  readonly table?: TableGlance | undefined
}
export type Reply<T> = { readonly ok: true; readonly value: T } | Failure

/** A passkey or a signature, as the browser writes it. */
export type CredentialJSON = RegistrationResponseJSON | AuthenticationResponseJSON

/** All bodies that the page sends. */
type RequestBody = NewTable | CommandRequest | PasskeyOptionsRequest | CredentialJSON | PushSubscriptionRequest

/** Sends a request to the server; with a body, a POST unless `method` says otherwise. */
export async function request<T>(
  address: string,
  body?: RequestBody,
  method: 'GET' | 'POST' | 'DELETE' = body === undefined ? 'GET' : 'POST',
): Promise<Reply<T>> {
  try {
    const response = await fetch(BASE + address, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const value: unknown = await response.json()
    return response.ok ? { ok: true, value: value as T } : failureOf(value)
  } catch {
    return { ok: false, code: 'offline' }
  }
}

const failureOf = (value: unknown): Failure =>
  isProblem(value) ? { ok: false, code: value.code, table: value.table } : { ok: false, code: 'other' }

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  Object.hasOwn(PROBLEM_STATUS, value.code)
