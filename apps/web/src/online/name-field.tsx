import { words } from '../i18n/index.ts'
import { change, MAX_NAME, settings } from '../settings/settings.ts'

/** The name of the person at this device. */
export const NameField = () => (
  <label class="field">
    <span class="field-title">{words.value.setup.yourName}</span>
    <input
      type="text"
      value={settings.value.name}
      maxLength={MAX_NAME}
      autocomplete="nickname"
      onChange={(event) => change({ name: event.currentTarget.value.trim() })}
    />
  </label>
)
