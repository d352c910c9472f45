import { useSignal } from '@preact/signals'
import { defaults, type GameKind } from '@trick-bento/kit'
import { CLOCK_NAMES, type LevelName, PACE_NAMES } from '@trick-bento/protocol/constants'
import { go } from '../app/router.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { NameField } from '../settings/name-field.tsx'
import { settings } from '../settings/settings.ts'
import { loadItem, saveItem } from '../settings/storage.ts'
import { OptionFields } from '../setup/option-fields.tsx'
import { SeatCountChoice } from '../setup/seat-count-choice.tsx'
import { Choice, Switch } from '../ui/controls.tsx'
import { openTable, randomValue } from './api.ts'
import { LevelSelect } from './level-select.tsx'
import { failureText } from './problem.tsx'
import { readTableOptions, type TableOptions } from './table-options.ts'
import '../setup/setup.css'
import './seat-person.css'
import './open-table-form.css'

const SWITCHES = ['listed', 'chat', 'openHands', 'latecomers'] as const

/** The form that opens a table; the host takes the first seat. */
export function OpenTableForm({ kind }: { kind: GameKind }) {
  const w = words.value
  const seats = useSignal(kind.seats.usual)
  const bots = useSignal<readonly (LevelName | undefined)[]>(Array.from({ length: kind.seats.most }, () => undefined))
  const tableOptions = useSignal<TableOptions>(readTableOptions(loadItem('online')))
  const options = useSignal<Readonly<Record<string, unknown>>>(defaults(kind.options))
  const problem = useSignal<string | undefined>(undefined)
  const changeOptions = (some: Partial<TableOptions>): void => {
    tableOptions.value = { ...tableOptions.value, ...some }
  }
  const isWrong = (name: string): boolean => !kind.options[name].read(options.value[name], seats.value).ok
  const open = async (event: Event): Promise<void> => {
    event.preventDefault()
    const { name } = settings.value
    if (name === '') problem.value = w.online.nameFirst
    else if (Object.keys(kind.options).some(isWrong)) problem.value = w.setup.errors.fixFirst
    else {
      problem.value = w.online.opening
      saveItem('online', tableOptions.value)
      const seatedBots = bots.value.slice(0, seats.value).flatMap((level, seat) => (level ? [{ seat, level }] : []))
      const table = { game: kind.id, seats: seats.value, options: options.value, ...tableOptions.value }
      const reply = await openTable({ ...table, bots: seatedBots, name, value: randomValue() })
      if (reply.ok) go(`/t/${reply.value.table}`)
      else problem.value = reply.code === 'offline' ? w.online.noServer : failureText(reply.code)
    }
  }
  return (
    <form class="sheet setup" onSubmit={open} noValidate>
      <p class="setup-about">{gameTexts(kind).about}</p>
      <NameField />
      <div class="setup-start">
        <button type="submit" class="button primary big">
          {w.online.open}
        </button>
        <p class="field-error" role="alert">
          {problem.value}
        </p>
      </div>
      <SeatCountChoice
        kind={kind}
        value={seats.value}
        onChange={(value) => {
          seats.value = value
        }}
      />
      <fieldset class="field">
        <legend class="field-title">{w.online.others}</legend>
        <ol class="other-seats">
          {Array.from({ length: seats.value - 1 }, (_, i) => i + 1).map((seat) => (
            <li key={seat}>
              <span class="chair-number" aria-hidden="true">
                {seat + 1}
              </span>
              <LevelSelect
                label={w.setup.sitterOf(seat + 1)}
                noBot={w.online.forFriend}
                level={bots.value[seat]}
                onChange={(level) => {
                  bots.value = bots.value.with(seat, level)
                }}
              />
            </li>
          ))}
        </ol>
        <p class="field-about">{w.online.othersAbout}</p>
      </fieldset>
      <Choice
        name="clock"
        title={w.online.clock}
        about={w.online.clockAbout}
        of={CLOCK_NAMES}
        label={(each) => w.online.clocks[each]}
        value={tableOptions.value.clock}
        onChange={(clock) => changeOptions({ clock })}
      />
      <Choice
        name="pace"
        title={w.online.pace}
        of={PACE_NAMES}
        label={(each) => w.online.paces[each]}
        value={tableOptions.value.pace}
        onChange={(pace) => changeOptions({ pace })}
      />
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          on={tableOptions.value[name]}
          about={w.online[`${name}About`]}
          onChange={(on) => changeOptions({ [name]: on })}
        >
          {w.online[name]}
        </Switch>
      ))}
      <OptionFields
        kind={kind}
        options={options.value}
        isWrong={isWrong}
        onChange={(changed) => {
          options.value = changed
        }}
      />
    </form>
  )
}
