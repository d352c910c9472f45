import { words } from '../i18n/index.ts'
import { usePageTitle } from './use-title.ts'

/** Reports that an address leads nowhere, with a link to the start page. */
export function MissingPage({ what }: { what: string }) {
  const w = words.value
  usePageTitle(what)
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
