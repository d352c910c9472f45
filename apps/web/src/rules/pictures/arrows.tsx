import type { Arrow } from '@trick-bento/games/guide'
import { Icon } from '../../art/icons.tsx'
import type { Cast } from './cast.ts'
import { MarkText } from './marks.tsx'
import './arrows.css'

interface Props {
  readonly cast: Cast
  readonly arrows: readonly Arrow[]
  /** The names of the columns. */
  readonly names: readonly string[]
}

/** Curves below the columns of a row, each from one column to another. */
export function Arrows({ cast, arrows, names }: Props) {
  if (arrows.length === 0) return null
  return (
    <ul class="arrow-list">
      {arrows.map(({ from, to, mark }) => (
        <li
          key={`${from} ${to}`}
          class={`picture-arrow ${from < to ? 'rightwards' : 'leftwards'}`}
          style={{
            '--at': `${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}`,
            '--span': Math.abs(to - from) + 1,
          }}
        >
          <svg class="arrow-curve" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0C2 133 98 133 100 0" />
          </svg>
          <svg class="arrow-head" viewBox="0 0 12 10" aria-hidden="true">
            <path d="M6 1 11 9 1 9Z" />
          </svg>
          <span class="picture-mark arrow-mark">
            <span class="arrow-names">
              {names[from]} <Icon name="arrowRight" /> {names[to]}
            </span>
            <MarkText cast={cast} mark={mark} />
          </span>
        </li>
      ))}
    </ul>
  )
}
