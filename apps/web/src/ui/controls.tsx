import type { ComponentChildren } from 'preact'

interface ChoiceProps<T> {
  readonly name: string
  readonly title: string
  readonly about?: string
  readonly of: readonly T[]
  readonly value: T
  label(value: T): string
  onChange(value: T): void
}

/** A choice of one among a few visible values. */
export function Choice<T>({ name, title, about, of, value, label, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="field choice">
      <legend class="field-title">{title}</legend>
      <div class="segments">
        {of.map((each) => (
          <label key={String(each)} class="segment">
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span>{label(each)}</span>
          </label>
        ))}
      </div>
      {about && <span class="field-about">{about}</span>}
    </fieldset>
  )
}

interface SwitchProps {
  readonly on: boolean
  readonly about?: string
  readonly children: ComponentChildren
  onChange(on: boolean): void
}

export function Switch({ on, about, children, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        <span class="field-title">{children}</span>
        {about && <span class="field-about">{about}</span>}
      </span>
    </label>
  )
}

interface SliderProps {
  readonly title: string
  /** From 0 to 100. */
  readonly value: number
  /** The value in words. */
  readonly text: string
  onInput(value: number): void
  onChange(): void
}

export function Slider({ title, value, text, onInput, onChange }: SliderProps) {
  return (
    <label class="field slider">
      <span class="field-title">{title}</span>
      <span class="slider-row">
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={value}
          aria-valuetext={text}
          onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
          onChange={onChange}
        />
        <output>{text}</output>
      </span>
    </label>
  )
}
