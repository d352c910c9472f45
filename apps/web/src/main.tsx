import './styles/index.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { App, loadPage } from './app/app.tsx'
import { ignoreKeyRepeat } from './app/key-repeat.ts'
import { loadLanguage, showLoadFailure } from './app/load-language.ts'
import { startRouter } from './app/router.ts'
import { setLanguage } from './i18n/index.ts'
import { listenForShortcuts } from './keys/press-shortcuts.ts'
import { followNewVersion, registerServiceWorker } from './pwa/register.ts'
import { applyAppearance } from './settings/appearance.ts'
import { settings } from './settings/settings.ts'

effect(applyAppearance)
startRouter()
ignoreKeyRepeat()
listenForShortcuts()
followNewVersion()
const root = document.getElementById('app')!
const [hasWords] = await Promise.all([loadLanguage(), loadPage()])
if (hasWords) {
  effect(() => void setLanguage(settings.value.language).catch(console.error))
  render(<App />, root)
} else showLoadFailure(root)
registerServiceWorker()
