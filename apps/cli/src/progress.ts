const WIDTH = 30
const MILLISECONDS_BETWEEN_DRAWINGS = 100

/** A bar on standard error, for those who watch a terminal; for others nothing. */
export class Progress {
  private readonly total: number
  private readonly unit: string
  private done = 0
  private drawnAt = 0
  private drawn = false

  constructor(total: number, unit: string) {
    this.total = total
    this.unit = unit
  }

  step(): void {
    this.done++
    if (!process.stderr.isTTY) return
    const now = performance.now()
    if (now - this.drawnAt < MILLISECONDS_BETWEEN_DRAWINGS) return
    this.drawnAt = now
    this.drawn = true
    const full = Math.round((WIDTH * this.done) / this.total)
    const percent = Math.floor((100 * this.done) / this.total)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    process.stderr.write(`\r${bar} ${percent} %  ${this.done} of ${this.total} ${this.unit}`)
  }

  /** Wipes the bar away. */
  clear(): void {
    if (this.drawn) process.stderr.write('\r\u001b[K')
    this.drawn = false
  }
}
