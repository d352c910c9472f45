import { useSignal } from '@preact/signals'
import type { Me } from '@trick-bento/protocol'
import { useEffect } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { words } from '../i18n/index.ts'
import { Devices } from '../identity/devices.tsx'
import { Failure } from '../identity/failure.tsx'
import { Leaving } from '../identity/leaving.tsx'
import { me, readMe } from '../identity/me.ts'
import { NotificationButton } from '../identity/notification-button.tsx'
import { Passkeys } from '../identity/passkeys.tsx'
import type { FailureCode, Reply } from '../online/request.ts'
import './me.css'

/** `/me`: the user's identity at online tables: passkeys, devices, stored data and deletion. */
export default function MePage() {
  const w = words.value
  const said = useSignal('')
  const failure = useSignal<FailureCode | undefined>(undefined)
  useEffect(() => void readMe(), [])
  usePageTitle(w.identity.title)
  const showResult = (asked: Promise<Reply<Me>>, done = ''): void => {
    void asked.then((reply) => {
      said.value = reply.ok ? done : ''
      failure.value = reply.ok ? undefined : reply.code
    })
  }
  const known = me.value
  return (
    <>
      <TopBar title={w.identity.title} />
      <section class="sheet identity">
        <p>{w.identity.keyAbout}</p>
        <p role="status">{said.value}</p>
        <Failure code={failure.value} />
        {known === undefined && <p class="loading">{w.common.loading}</p>}
        {typeof known === 'string' && <Failure code={known} />}
        {typeof known === 'object' && (
          <>
            <p>{known.somebody ? w.identity.hasKey : w.identity.noKey}</p>
            <Passkeys me={known} showResult={showResult} />
            <Devices me={known} showResult={showResult} />
            <h2>{w.identity.notices}</h2>
            <p>{w.identity.noticesAbout}</p>
            <div class="actions">
              <NotificationButton at="own page" />
            </div>
            <WhatIsKept />
            {known.somebody && <Leaving me={known} showResult={showResult} />}
          </>
        )}
      </section>
    </>
  )
}

function WhatIsKept() {
  const w = words.value.identity
  return (
    <>
      <h2>{w.kept}</h2>
      <ul class="kept">
        {[w.keptKey, w.keptTables, w.keptPasskeys, w.keptDevices, w.keptPush].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{w.keptNot}</p>
    </>
  )
}
