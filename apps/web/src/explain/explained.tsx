import type { ButtonHTMLAttributes } from 'preact'
import type { Phrases } from '../table/phrases.ts'
import { type Explanation, explaining } from './explanation.ts'
import './explained.css'

interface Props extends ButtonHTMLAttributes {
  readonly phrases: Phrases
  /** What a tap explains. A part with `data-about` is explained alone: it is the number of its entry. */
  readonly entries: readonly Explanation[]
  /** What is read out instead of the content. */
  readonly label?: string
}

/** A thing of the game that explains itself when it is tapped. Only one of a table is in the order of Tab. */
export function Explained({ phrases, entries, label, class: classes, children, ...attributes }: Props) {
  const explain = (event: MouseEvent & { readonly currentTarget: HTMLElement }): void => {
    const anchor = event.currentTarget
    if (explaining.peek()?.anchor === anchor) {
      explaining.value = undefined
      return
    }
    const part = (event.target as Element).closest<HTMLElement>('[data-about]')
    const about = part === null ? entries : [entries[Number(part.dataset.about)]]
    explaining.value = { anchor, gameId: phrases.game.id, entries: about }
  }
  return (
    <button
      type="button"
      class={`explained ${classes}`}
      aria-haspopup="dialog"
      tabIndex={-1}
      onClick={explain}
      {...attributes}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span class="visually-hidden">{label}</span>
          <span class="explained-content" aria-hidden="true">
            {children}
          </span>
        </>
      )}
    </button>
  )
}
