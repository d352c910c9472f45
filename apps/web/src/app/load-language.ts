import { LANGUAGES } from '@trick-bento/protocol/constants'
import { setLanguage } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'

/** Loads the language of the settings, or another one if that fails. False if none could be loaded. */
export async function loadLanguage(): Promise<boolean> {
  const preferred = settings.value.language
  for (const each of [preferred, ...LANGUAGES.filter((other) => other !== preferred)]) {
    try {
      await setLanguage(each)
      return true
    } catch (error) {
      console.error(error)
    }
  }
  return false
}

/** Shown if no language could be loaded. */
export function showLoadFailure(root: HTMLElement): void {
  const text = document.createElement('p')
  text.textContent = 'Trick Bento could not be loaded. Trick Bento を読み込めませんでした。'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button primary'
  button.textContent = 'Reload the page · もう一度読み込む'
  button.onclick = () => location.reload()
  const box = document.createElement('section')
  box.className = 'sheet error-page'
  box.append(text, button)
  root.replaceChildren(box)
}
