import type { z } from 'zod'

/** A JSON value with all arrays and properties read-only. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

/** The type of a JSON value that this schema describes. */
export type Wire<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>
