import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect, useErrorBoundary, useRef } from 'preact/hooks'
import { ArtDefs } from '../art/defs.tsx'
import { words } from '../i18n/index.ts'
import { openKeySheet } from '../keys/key-sheet-state.ts'
import { ErrorPage } from './error-page.tsx'
import { Notices } from './notices.tsx'
import { route } from './router.ts'
import './app.css'

/** The pages by the first part of their path. Each is loaded when it is needed. */
const PAGES: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '': () => import('../pages/home.tsx'),
  play: () => import('../pages/play.tsx'),
  watch: () => import('../pages/watch.tsx'),
  replay: () => import('../pages/replay.tsx'),
  learn: () => import('../pages/learn.tsx'),
  rules: () => import('../pages/rules.tsx'),
  settings: () => import('../pages/settings.tsx'),
  online: () => import('../pages/online.tsx'),
  t: () => import('../pages/online-table.tsx'),
  me: () => import('../pages/me.tsx'),
  history: () => import('../pages/history.tsx'),
}
const notFound = (): Promise<{ default: ComponentType }> => import('../pages/not-found.tsx')

interface Loaded {
  readonly name: string
  readonly Page: ComponentType | undefined
}
const loaded = signal<Loaded | undefined>(undefined)

const nameOf = (path: string): string => path.split('/')[1]

/** Loads the page of the current route. */
export async function loadPage(): Promise<void> {
  const name = nameOf(route.value.path)
  if (loaded.value?.name === name && loaded.value.Page) return
  const load = Object.hasOwn(PAGES, name) ? PAGES[name] : notFound
  const Page = await load().then(
    (module) => module.default,
    (error) => {
      console.error(error)
      return undefined
    },
  )
  if (nameOf(route.value.path) === name) loaded.value = { name, Page }
}

export function App() {
  const main = useRef<HTMLElement>(null)
  const { path } = route.value
  const visited = useRef(path)
  useEffect(() => {
    void loadPage()
    if (visited.current !== path) main.current?.focus({ preventScroll: true })
    visited.current = path
  }, [path])
  const current = loaded.value
  const Keys = openKeySheet.value
  return (
    <>
      <ArtDefs />
      <a class="skip" href="#main">
        {words.value.common.skipToContent}
      </a>
      <main ref={main} id="main" tabIndex={-1}>
        {current?.name !== nameOf(path) ? (
          <p class="loading">{words.value.common.loading}</p>
        ) : (
          <Boundary key={path} {...current!} />
        )}
      </main>
      <Notices />
      {Keys && <Keys />}
    </>
  )
}

function Boundary({ Page }: Loaded) {
  const [error] = useErrorBoundary((thrown) => console.error(thrown))
  if (Page === undefined) return <ErrorPage what={words.value.errors.loadFailed} error={undefined} />
  return error === undefined ? <Page /> : <ErrorPage what={words.value.errors.broke} error={error} />
}
