/** One measured number and its limit. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly limit?: { readonly most: number } | { readonly least: number }
}

export function verdictOf({ value, limit }: Row): string {
  if (!limit) return ''
  if ('most' in limit) return value <= limit.most ? 'ok' : 'over'
  return value >= limit.least ? 'ok' : 'under'
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [row.what, quantity(row.value, row.unit), limitInWords(row), verdictOf(row)])
  const table = [['', 'value', 'limit', ''], ...cells]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)))
  for (const [what, value, limit, verdict] of table) {
    console.log(
      `  ${what!.padEnd(widths[0]!)}  ${value!.padStart(widths[1]!)}  ${limit!.padEnd(widths[2]!)}  ${verdict}`.trimEnd(),
    )
  }
}

function limitInWords({ limit, unit }: Row): string {
  if (!limit) return '–'
  return 'most' in limit ? `≤ ${quantity(limit.most, unit)}` : `≥ ${quantity(limit.least, unit)}`
}

const quantity = (value: number, unit: string): string =>
  `${Number.isInteger(value) ? value : value.toFixed(1)}${unit && ` ${unit}`}`
