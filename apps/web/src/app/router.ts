import { signal } from '@preact/signals'
import { options } from 'preact'
import { BASE } from './base-path.ts'

/** A page of the app: its path below the base path, and the query and fragment of its address. */
export interface Route {
  /** Begins with a slash and does not end with one, except for the start page, which is `/`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly fragment: string
}

/** Static hosts add a slash, or `index.html`, to the address of a folder. */
const pathBelowBase = (pathname: string): string =>
  pathname.slice(BASE.length).replace(/\/(?:index\.html)?$/, '') || '/'

const currentRoute = (): Route => ({
  path: pathBelowBase(location.pathname),
  query: new URLSearchParams(location.search),
  fragment: location.hash.slice(1),
})

export const route = signal<Route>(currentRoute())

/** Goes to another page of the app. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', BASE + path)
  else history.replaceState(null, '', BASE + path)
  route.value = currentRoute()
  if (how === 'push') scrollTo(0, 0)
}

/** Handles the browser's back and forward buttons and the links of the app. Call it before the first rendering. */
export function startRouter(): void {
  addBaseToLinks()
  addEventListener('popstate', () => {
    route.value = currentRoute()
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || !isPlainClick(event) || link.target !== '' || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = link
    if (origin !== location.origin || !isBelowBase(pathname)) return
    if (pathname === location.pathname && search === location.search && hash) return
    event.preventDefault()
    go(pathname.slice(BASE.length) + search + hash)
  })
}

/** Components write `<a href="/rules">`; the base path is added here, for all of them. */
function addBaseToLinks(): void {
  if (BASE === '') return
  const next = options.vnode
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown }
    if (vnode.type === 'a' && typeof props.href === 'string' && props.href.startsWith('/'))
      props.href = BASE + props.href
    next?.(vnode)
  }
}

const isBelowBase = (pathname: string): boolean => pathname === BASE || pathname.startsWith(`${BASE}/`)

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
