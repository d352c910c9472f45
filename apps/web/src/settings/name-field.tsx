import { MAX_NAME_LENGTH } from '@trick-bento/protocol/constants'
import { words } from '../i18n/index.ts'
import { change, settings } from './settings.ts'

interface Props {
  readonly title?: string
  readonly about?: string
}

/** The name that the other players see. */
export function NameField({ title = words.value.setup.yourName, about }: Props) {
  return (
    <label class="field">
      <span class="field-title">{title}</span>
      <input
        type="text"
        value={settings.value.name}
        maxLength={MAX_NAME_LENGTH}
        autocomplete="nickname"
        onInput={(event) => change({ name: event.currentTarget.value })}
        onChange={(event) => change({ name: event.currentTarget.value.trim() })}
      />
      {about && <span class="field-about">{about}</span>}
    </label>
  )
}
