/** A text with its `{placeholders}` filled in; those without a value stay. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A number with a typographic minus sign. */
export const minus = (n: number): string => String(n).replace('-', '−')
/** A change of a number: `+3`, `−2`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))
