/** Errors are values at the edges: what was wrong, where, and what would be right, in one sentence. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const refuse = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error })

/** For callers to whom a refusal is a bug of their own. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(result.error)
}
