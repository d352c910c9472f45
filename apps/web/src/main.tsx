import './styles/index.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { App, loadPage } from './app/app.tsx'
import { findWords, showSpeechless } from './app/first-words.ts'
import { pressOnce } from './app/held-keys.ts'
import { listen } from './app/router.ts'
import { speak } from './i18n/index.ts'
import { followNewVersion, registerServiceWorker } from './pwa/register.ts'
import { applyLooks } from './settings/looks.ts'
import { settings } from './settings/settings.ts'

effect(applyLooks)
listen()
pressOnce()
followNewVersion()
const root = document.getElementById('app')!
const [hasWords] = await Promise.all([findWords(), loadPage()])
if (hasWords) {
  effect(() => void speak(settings.value.language).catch(console.error))
  render(<App />, root)
} else showSpeechless(root)
registerServiceWorker()
