const UNITS = [
  { name: 'h', milliseconds: 3_600_000 },
  { name: 'min', milliseconds: 60_000 },
  { name: 's', milliseconds: 1000 },
  { name: 'ms', milliseconds: 1 },
]

/** A time with about two digits: 3.5 h, 12 min, 0.84 ms, 3 µs. */
export function duration(milliseconds: number): string {
  const unit = UNITS.find((unit) => milliseconds >= unit.milliseconds)
  if (unit !== undefined) return `${twoDigits(milliseconds / unit.milliseconds)} ${unit.name}`
  return milliseconds >= 0.1 ? `${milliseconds.toFixed(2)} ms` : `${twoDigits(milliseconds * 1000)} µs`
}

const twoDigits = (value: number): string => (value < 9.95 ? String(Number(value.toFixed(1))) : value.toFixed(0))
