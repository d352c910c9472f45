import { useEffect } from 'preact/hooks'
import { words } from '../i18n/index.ts'

/** An address that leads nowhere: what is not there, and the way home. */
export function MissingPage({ what }: { what: string }) {
  const w = words.value
  useEffect(() => {
    document.title = `${what} · ${w.common.appName}`
  }, [what, w])
  return (
    <section class="sheet error-page">
      <h1>{what}</h1>
      <p>{w.errors.notFoundAbout}</p>
      <p class="actions">
        <a class="button primary" href="/">
          {w.common.toHome}
        </a>
      </p>
    </section>
  )
}
