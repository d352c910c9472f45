import { words } from '../i18n/index.ts'
import { MissingPage } from './missing-page.tsx'

export const UnknownGame = () => <MissingPage what={words.value.errors.unknownGame} />
