import type { ComponentChildren } from 'preact'
import type { Rect } from './layout/geometry.ts'
import './words.css'

interface Props {
  /** The words end at the bottom of this area. */
  readonly area: Rect
  readonly height: number
  /** What has just happened. */
  readonly caption: string | undefined
  /** What the player can do, or whose turn it is. */
  readonly prompt: ComponentChildren
  readonly tone: 'yours' | 'refused' | ''
  /** Buttons below the words. */
  readonly children?: ComponentChildren
}

/** One line of words on the table: what has happened, then what can be done. */
export function Words({ area, height, caption, prompt, tone, children }: Props) {
  const isEmpty = !caption && !prompt && !children
  return (
    <div
      class={`words${isEmpty ? ' none' : ''}`}
      style={{ left: `${area.x}px`, width: `${area.width}px`, bottom: `${height - area.height}px` }}
    >
      <div class="words-paper">
        {caption && tone !== 'refused' && (
          <p class="caption" aria-hidden="true">
            {caption}
          </p>
        )}
        <div class={`prompt ${tone}`}>{prompt}</div>
        {children}
      </div>
    </div>
  )
}
