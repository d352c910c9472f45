import { language, words } from '../i18n/index.ts'
import './own-item.css'

interface Props {
  readonly label: string
  readonly note: string
  readonly action: string
  /** The action in full, for those who do not see where its button stands. */
  readonly actionLabel: string
  /** Without it there is no button. */
  readonly onAction: (() => void) | undefined
}

/** A passkey or a device, with what can be done about it. */
export function ListItem({ label, note, action, actionLabel, onAction }: Props) {
  return (
    <li class="list-item own-item">
      <span class="own-item-words">
        <b>{label || words.value.identity.unnamed}</b>
        <span class="field-about">{note}</span>
      </span>
      {onAction && (
        <button type="button" class="button" aria-label={actionLabel} onClick={onAction}>
          {action}
        </button>
      )}
    </li>
  )
}

/** A day, as people write it. */
export const day = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(time))
