import { words } from '../i18n/index.ts'

/** Shown instead of a page that failed. */
export function ErrorPage({ what, error }: { what: string; error: unknown }) {
  const w = words.value
  return (
    <section class="sheet error-page">
      <h1>{w.errors.title}</h1>
      <p>{what}</p>
      <p class="actions">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {w.common.reload}
        </button>
        <a class="button" href="/">
          {w.common.toHome}
        </a>
      </p>
      {error !== undefined && (
        <details>
          <summary>{w.errors.details}</summary>
          <code lang="en">{error instanceof Error ? error.message : String(error)}</code>
        </details>
      )}
    </section>
  )
}
