import { duration } from './duration.ts'

const WIDTH = 30
const MILLISECONDS_BETWEEN_DRAWINGS = 100
/** Before that, nobody can tell how long the rest will take. */
const MILLISECONDS_WITHOUT_GUESS = 2000

/** A bar on standard error, for those who watch a terminal; for others nothing. */
export class Progress {
  private readonly total: number
  private readonly unit: string
  private readonly doneBefore: number
  private readonly began = performance.now()
  private done: number
  private drawnAt = 0
  private drawn = false

  /** Of the total, some may have been done another time. */
  constructor(total: number, unit: string, doneBefore = 0) {
    this.total = total
    this.unit = unit
    this.doneBefore = doneBefore
    this.done = doneBefore
  }

  step(): void {
    this.done++
    this.draw()
  }

  draw(): void {
    if (!process.stderr.isTTY) return
    const now = performance.now()
    if (now - this.drawnAt < MILLISECONDS_BETWEEN_DRAWINGS) return
    this.drawnAt = now
    this.drawn = true
    const full = Math.round((WIDTH * this.done) / this.total)
    const percent = Math.floor((100 * this.done) / this.total)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    const count = `${this.done} of ${this.total} ${this.unit}`
    process.stderr.write(`\r${bar} ${percent} %  ${count}${this.timeLeft(now - this.began)}\u001b[K`)
  }

  private timeLeft(gone: number): string {
    const doneNow = this.done - this.doneBefore
    if (doneNow === 0 || gone < MILLISECONDS_WITHOUT_GUESS) return ''
    const left = (gone / doneNow) * (this.total - this.done)
    return `, ${duration(Math.max(1000, left))} left`
  }

  /** Wipes the bar away. */
  clear(): void {
    if (this.drawn) process.stderr.write('\r\u001b[K')
    this.drawn = false
  }
}
