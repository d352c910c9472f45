/** Why something was not done: a stable code, and a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
}

/** Codes with the HTTP status that goes with them. */
export const STATUS = {
  'bad-request': 400,
  'bad-key': 401,
  'bad-passkey': 401,
  'not-you': 403,
  'cross-site': 403,
  blocked: 403,
  'hands-are-closed': 403,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-seat': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'not-your-turn': 409,
  'illegal-move': 409,
  'seat-taken': 409,
  'seat-kept': 409,
  'knows-other-cards': 409,
  'host-is-asked': 409,
  'seat-free': 409,
  'not-gathering': 409,
  'not-playing': 409,
  'not-over': 409,
  'chat-is-off': 409,
  'table-is-full': 409,
  'too-long': 413,
  'not-json': 415,
  'too-many': 429,
  internal: 500,
  'shutting-down': 503,
  unavailable: 503,
} as const
export type RefusalCode = keyof typeof STATUS

export const refusal = (code: RefusalCode, message: string): Refusal => ({ code, message })
export const isRefusal = (value: object): value is Refusal => 'code' in value && 'message' in value
