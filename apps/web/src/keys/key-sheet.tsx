import { words } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'
import { Dialog } from '../ui/dialog.tsx'
import { hideKeySheet } from './key-sheet-state.ts'
import { SHORTCUTS } from './shortcuts.ts'
import './key-sheet.css'

/** A dialog with all keys. */
export function KeySheet() {
  const w = words.value.keys
  const { names } = w
  const shortcuts = Object.entries(SHORTCUTS) as [keyof typeof SHORTCUTS, string][]
  return (
    <Dialog title={w.title} sheet onClose={hideKeySheet}>
      <dl class="key-list">
        <Row keys={['←', '→', '↑', '↓']} text={w.choose} />
        <Row keys={[names.enter]} text={w.play} />
        <Row keys={[names.enter, names.space]} text={w.goOn} />
        {settings.value.shortcuts && (
          <>
            {shortcuts.map(([name, key]) => (
              <Row key={name} keys={[key]} text={w[name]} />
            ))}
            <Row keys={['?']} text={w.keys} />
          </>
        )}
        <Row keys={[names.escape]} text={w.close} />
        <Row keys={[names.tab]} text={w.next} />
      </dl>
      {!settings.value.shortcuts && <p>{w.off}</p>}
    </Dialog>
  )
}

function Row({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <div class="key-row">
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  )
}
