import { duration } from './duration.ts'
import { words } from './i18n/index.ts'

const WIDTH = 30
const MILLISECONDS_BETWEEN_DRAWINGS = 100
/** The time left is not estimated before this. */
const MILLISECONDS_WITHOUT_ESTIMATE = 2000

/** A progress bar on standard error, drawn only at a terminal. */
export class Progress {
  private readonly total: number
  private readonly count: (done: number, total: number) => string
  private readonly doneBefore: number
  private readonly began = performance.now()
  private done: number
  private drawnAt = 0
  private drawn = false

  /** `doneBefore` of the total were done in an earlier run. */
  constructor(total: number, count: (done: number, total: number) => string, doneBefore = 0) {
    this.total = total
    this.count = count
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
    process.stderr.write(
      `\r${bar} ${percent} %  ${this.count(this.done, this.total)}${this.timeLeft(now - this.began)}\u001b[K`,
    )
  }

  private timeLeft(gone: number): string {
    const doneNow = this.done - this.doneBefore
    if (doneNow === 0 || gone < MILLISECONDS_WITHOUT_ESTIMATE) return ''
    const left = (gone / doneNow) * (this.total - this.done)
    return words().progress.timeLeft(duration(Math.max(1000, left)))
  }

  /** Removes the bar. */
  clear(): void {
    if (this.drawn) process.stderr.write('\r\u001b[K')
    this.drawn = false
  }
}
