import { speak } from '../i18n/index.ts'
import { LANGUAGES, settings } from '../settings/settings.ts'

/** Loads the language that is wanted; where that fails, another one. False if there is none to be had. */
export async function loadLanguage(): Promise<boolean> {
  const wanted = settings.value.language
  for (const each of [wanted, ...LANGUAGES.filter((other) => other !== wanted)]) {
    try {
      await speak(each)
      return true
    } catch (error) {
      console.error(error)
    }
  }
  return false
}

/** What is shown where no language could be loaded, and so nothing else either. */
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
