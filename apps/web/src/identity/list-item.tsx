import { language, words } from '../i18n/index.ts'
import './own-item.css'

interface Props {
  readonly label: string
  readonly note: string
  readonly action: string
  /** The complete label of the button for screen readers. */
  readonly actionLabel: string
  /** Undefined hides the button. */
  readonly onAction: (() => void) | undefined
}

/** A passkey or a device with its button. */
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

/** A date in the language of the page. */
export const day = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(time))
