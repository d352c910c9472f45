import type { ComponentChildren } from 'preact'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import './top-bar.css'

/** The head of every page but the first: the way home, the title, and what can be done here. */
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
