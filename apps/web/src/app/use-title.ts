import { useEffect } from 'preact/hooks'
import { words } from '../i18n/index.ts'

/** Sets the title of the document. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Sets the title of the document to the title of a page and the name of the app. */
export const usePageTitle = (title: string): void => useTitle(`${title} · ${words.value.common.appName}`)
