import './select.css'

interface Props<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly of: readonly T[]
  name(value: T): string
  onChange(value: T): void
}

/** A labelled select element for a toolbar. */
export function Select<T extends string | number>({ label, value, of, name, onChange }: Props<T>) {
  return (
    <label class="tool-field">
      <span>{label}</span>
      <select onChange={(event) => onChange(of[event.currentTarget.selectedIndex])}>
        {of.map((each) => (
          <option key={each} value={each} selected={each === value}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
