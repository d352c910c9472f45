import { MissingPage } from '../app/missing-page.tsx'
import { words } from '../i18n/index.ts'

export default function NotFound() {
  return <MissingPage what={words.value.errors.notFound} />
}
