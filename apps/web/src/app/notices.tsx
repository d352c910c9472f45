import { signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { onNewVersion } from '../pwa/register.ts'
import { storageFailed } from '../settings/storage.ts'
import './notices.css'

const hasNewVersion = signal(false)

/** Notices of the app: there is a new version, or nothing can be saved. */
export function Notices() {
  useEffect(() => {
    onNewVersion(() => {
      hasNewVersion.value = true
    })
  }, [])
  const w = words.value
  return (
    <div class="notices" role="status">
      {hasNewVersion.value && (
        <Notice>
          {w.common.newVersion}{' '}
          <button type="button" class="button" onClick={() => location.reload()}>
            {w.common.update}
          </button>
        </Notice>
      )}
      {storageFailed.value && <Notice>{w.table.notKept}</Notice>}
    </div>
  )
}

/** A notice that can be closed, because it may cover something. */
function Notice({ children }: { children: ComponentChildren }) {
  const isClosed = useSignal(false)
  if (isClosed.value) return null
  return (
    <p class="notice">
      {children}{' '}
      <button
        type="button"
        class="icon-button"
        aria-label={words.value.common.close}
        onClick={() => {
          isClosed.value = true
        }}
      >
        <Icon name="close" />
      </button>
    </p>
  )
}
