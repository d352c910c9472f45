import { signal } from '@preact/signals'

/** Where the page is: the path, the query and the fragment of its address. */
export interface Route {
  readonly path: string
  readonly query: URLSearchParams
  readonly fragment: string
}

const here = (): Route => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  fragment: location.hash.slice(1),
})

export const route = signal<Route>(here())

/** Goes to another page of the app. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  route.value = here()
  if (how === 'push') scrollTo(0, 0)
}

/** Listens to the browser's own buttons and to links within the app. */
export function listen(): void {
  addEventListener('popstate', () => {
    route.value = here()
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || !isPlainClick(event) || link.target !== '' || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = link
    if (origin !== location.origin || (pathname === location.pathname && search === location.search && hash)) return
    event.preventDefault()
    go(pathname + search + hash)
  })
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
