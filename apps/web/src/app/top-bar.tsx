import type { ComponentChildren } from 'preact'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import './top-bar.css'

interface Props {
  readonly title: string
  /** Facts of a game, between the title and the buttons or in a line below. */
  readonly facts?: ComponentChildren
  readonly children?: ComponentChildren
}

/** The header of every page except the start page: link to the start page, title and buttons. */
export function TopBar({ title, facts, children }: Props) {
  return (
    <header class={`top-bar${facts ? ' with-facts' : ''}`}>
      <a class="icon-button" href="/" aria-label={words.value.common.toHome}>
        <Icon name="home" />
      </a>
      <h1>{title}</h1>
      {facts && <div class="top-bar-facts">{facts}</div>}
      <div class="top-bar-actions">{children}</div>
    </header>
  )
}
