/** What is moving now, so that it can be skipped. */
export class Motions {
  private readonly running = new Set<() => void>()
  private skipped = false

  get isMoving(): boolean {
    return this.running.size > 0
  }

  /** Nothing moves any more: what starts after `skip` ends at once. */
  get isSkipped(): boolean {
    return this.skipped
  }

  /** Animates an element. Resolves at the end, also on a hidden page, where animations do not advance. */
  async run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    if (this.skipped) return
    const animation = element.animate(frames, { fill: 'both', ...timing })
    const time = Number(timing.duration) + (timing.delay ?? 0)
    await this.until(time + 250, (done) => {
      animation.finished.then(done, done)
    })
    animation.finish()
    if (timing.fill === 'none') animation.cancel()
  }

  async pause(milliseconds: number): Promise<void> {
    if (!this.skipped && milliseconds > 0) await this.until(milliseconds, () => {})
  }

  /** Ends everything that is moving, and everything that would move next, at its end state. */
  skip(): void {
    this.skipped = true
    for (const end of [...this.running]) end()
  }

  private async until(milliseconds: number, begin: (done: () => void) => void): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(end, milliseconds)
      const { running } = this
      function end(): void {
        clearTimeout(timer)
        running.delete(end)
        resolve()
      }
      running.add(end)
      begin(end)
    })
  }
}
