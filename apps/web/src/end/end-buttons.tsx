import type { ComponentChildren } from 'preact'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import './end-buttons.css'

interface Props {
  /** At most two; the first is the loud one. */
  readonly children: ComponentChildren
  readonly quiet?: ComponentChildren
  readonly more: ComponentChildren
}

/** What to do after a game: two main buttons, and the rest behind *More*. */
export function EndButtons({ children, quiet, more }: Props) {
  return (
    <div class="end-buttons">
      <div class="actions end-main">{children}</div>
      <div class="end-quiet">
        {quiet}
        <details class="end-more">
          <summary class="button">
            {words.value.end.more} <Icon name="chevronDown" />
          </summary>
          <div class="end-more-list">{more}</div>
        </details>
      </div>
    </div>
  )
}
