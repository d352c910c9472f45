import type { ComponentChildren } from 'preact'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import './top-bar.css'

/** The header of every page except the start page: link to the start page, title and buttons. */
export function TopBar({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <header class="top-bar">
      <a class="icon-button" href="/" aria-label={words.value.common.toHome}>
        <Icon name="home" />
      </a>
      <h1>{title}</h1>
      <div class="top-bar-actions">{children}</div>
    </header>
  )
}
