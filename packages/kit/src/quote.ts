const LONGEST = 100

/** Any value in at most 100 characters, for an error message. It never throws, whatever the value is. */
export function quote(value: unknown): string {
  const text = Array.isArray(value) ? `[${value.slice(0, LONGEST).map(one).join(',')}]` : one(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

function one(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]'
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : '{…}'
  return typeof value === 'string' ? JSON.stringify(value.slice(0, LONGEST)) : String(value)
}
