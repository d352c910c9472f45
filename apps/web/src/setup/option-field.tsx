import type { GameKind, Option } from '@trick-bento/kit'
import { useId } from 'preact/hooks'
import { checkText, choiceText, itemText, optionText } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { isPreset } from './changed-options.ts'
import './option-field.css'

interface Props {
  readonly kind: GameKind
  readonly name: string
  readonly value: unknown
  readonly isWrong: boolean
  onChange(value: unknown): void
}

/** The form field of an option, based on its declaration in the game. */
export function OptionField(props: Props) {
  const { kind, name, value, isWrong, onChange } = props
  const w = words.value.setup
  const texts = optionText(kind, name)
  const option = kind.options[name]
  const id = useId()
  return (
    <fieldset class="field option" aria-describedby={`${id}-about`}>
      <legend class="field-title">
        {texts.name} {option.house && <span class="house">{w.house}</span>}
      </legend>
      <Input {...props} />
      <p class="field-error" role="alert">
        {isWrong && wrongWords(props)}
      </p>
      <p id={`${id}-about`} class="field-about">
        {texts.about} {option.house && w.houseAbout}
      </p>
      {!isPreset(kind, name, value) && (
        <button type="button" class="button" onClick={() => onChange(option.default)}>
          {w.toPreset}
        </button>
      )}
    </fieldset>
  )
}

function Input({ kind, name, value, isWrong, onChange }: Props) {
  const option = kind.options[name]
  const group = useId()
  if (option.kind === 'whole number') {
    const label = optionText(kind, name).name
    return <NumberInput option={option} label={label} value={value} isWrong={isWrong} onChange={onChange} />
  }
  if (option.kind === 'whole numbers') {
    const values = value as readonly number[]
    return (
      <div class="numbers">
        {values.map((each, i) => (
          <span key={i} class="numbered">
            <span aria-hidden="true">{i + 1}</span>
            <NumberInput
              option={option}
              label={itemText(kind, name, i + 1)}
              value={each}
              isWrong={isWrong}
              onChange={(n) => onChange(values.with(i, n))}
            />
          </span>
        ))}
      </div>
    )
  }
  return (
    <div class="segments">
      {option.choices!.map((choice) => (
        <label key={String(choice)} class="segment">
          <input type="radio" name={group} checked={choice === value} onChange={() => onChange(choice)} />
          <span>{choiceText(kind, name, choice)}</span>
        </label>
      ))}
    </div>
  )
}

interface NumberInputProps {
  readonly option: Option<unknown>
  readonly label: string
  readonly value: unknown
  readonly isWrong: boolean
  onChange(value: number): void
}

function NumberInput({ option, label, value, isWrong, onChange }: NumberInputProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={isWrong}
      min={option.least}
      max={option.most}
      value={Number.isFinite(value) ? String(value) : ''}
      onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  )
}

function wrongWords({ kind, name, value }: Props): string {
  const w = words.value.setup.errors
  const { kind: type, least = 0, most = 0, length = 0 } = kind.options[name]
  if (type === 'one of') return w.oneOf
  if (type === 'whole number') return w.whole(least, most)
  const isWithin = (n: number): boolean => Number.isInteger(n) && n >= least && n <= most
  return (value as readonly number[]).every(isWithin) ? checkText(kind, name) : w.wholes(length, least, most)
}
