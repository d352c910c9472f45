interface DealtTable {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Where a table with the same game, seats, options and deal is set up. */
export function dealAddress({ game, seats, seed, options }: DealtTable): string {
  const query = new URLSearchParams({ seats: String(seats), seed })
  if (Object.keys(options).length > 0) query.set('options', JSON.stringify(options))
  return `/play/${game}?${query}`
}
