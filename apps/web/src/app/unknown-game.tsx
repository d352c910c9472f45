import { words } from '../i18n/index.ts'
import { DeadEnd } from './dead-end.tsx'

export const UnknownGame = () => <DeadEnd what={words.value.errors.unknownGame} />
