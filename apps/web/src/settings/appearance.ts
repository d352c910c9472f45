import { settings } from './settings.ts'

/** Applies the colour theme and the text size of the settings. */
export function applyAppearance(): void {
  const { theme, textSize } = settings.value
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`
}
