import { LANGUAGES } from '@trick-bento/protocol/constants'
import { words } from '../i18n/index.ts'
import { showKeySheet } from '../keys/key-sheet-state.ts'
import { sound } from '../sound/sound.ts'
import { canVibrate } from '../sound/vibrate.ts'
import { Choice, Slider, Switch } from '../ui/controls.tsx'
import { NameField } from './name-field.tsx'
import { change, type Settings, SPEEDS, settings, TEXT_SIZES, THEMES } from './settings.ts'
import './form.css'

/** All settings. Each takes effect immediately. */
export function SettingsForm() {
  const w = words.value.settings
  const now = settings.value
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Setting name="language" title={w.language} of={LANGUAGES} label={(each) => w.languages[each]} />
      <Setting name="theme" title={w.theme} of={THEMES} label={(each) => w.themes[each]} />
      <Setting name="textSize" title={w.textSize} of={TEXT_SIZES} label={(each) => w.textSizeOf(each)} />
      <Setting name="speed" title={w.speed} about={w.speedAbout} of={SPEEDS} label={(each) => w.speeds[each]} />
      <Setting
        name="trickPause"
        title={w.trickPause}
        of={['tap', 'time'] as const}
        label={(each) => w.trickPauses[each]}
      />
      <Switch on={now.autoplay} onChange={(autoplay) => change({ autoplay })} about={w.autoplayAbout}>
        {w.autoplay}
      </Switch>
      <Slider
        title={w.volume}
        value={now.volume}
        text={w.volumeOf(now.volume)}
        onInput={(volume) => change({ volume })}
        onChange={() => sound('coin')}
      />
      {canVibrate() && (
        <Switch on={now.vibration} onChange={(vibration) => change({ vibration })} about={w.vibrationAbout}>
          {w.vibration}
        </Switch>
      )}
      <Switch on={now.shortcuts} onChange={(shortcuts) => change({ shortcuts })} about={words.value.keys.settingAbout}>
        {words.value.keys.setting}
      </Switch>
      <button type="button" class="button" onClick={() => void showKeySheet()}>
        {words.value.keys.show}
      </button>
      <NameField title={w.name} about={w.nameAbout} />
    </form>
  )
}

interface SettingProps<K extends keyof Settings> {
  readonly name: K
  readonly title: string
  readonly about?: string
  readonly of: readonly Settings[K][]
  label(value: Settings[K]): string
}

function Setting<K extends keyof Settings>({ name, ...choice }: SettingProps<K>) {
  return <Choice {...choice} name={name} value={settings.value[name]} onChange={(value) => change({ [name]: value })} />
}
