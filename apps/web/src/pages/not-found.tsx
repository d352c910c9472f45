import { DeadEnd } from '../app/dead-end.tsx'
import { words } from '../i18n/index.ts'

export default function NotFound() {
  return <DeadEnd what={words.value.errors.notFound} />
}
