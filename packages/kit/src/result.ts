/** A value, or one sentence that says what was wrong, where, and what would be right. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string }

/** A result with a value. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
/** A result with an error. */
export const refuse = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error })

/** The value of a result; throws its error. For callers that cannot get one. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(result.error)
}
