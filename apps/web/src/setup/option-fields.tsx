import { useSignal } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import { words } from '../i18n/index.ts'
import { OptionField } from './option-field.tsx'
import './setup.css'

interface Props {
  readonly kind: GameKind
  readonly options: Readonly<Record<string, unknown>>
  isWrong(name: string): boolean
  onChange(options: Readonly<Record<string, unknown>>): void
}

/** All options of a game, behind a heading that opens them. They are open while one of them is wrong. */
export function OptionFields({ kind, options, isWrong, onChange }: Props) {
  const isOpen = useSignal(false)
  const names = Object.keys(kind.options)
  if (names.length === 0) return null
  return (
    <details
      class="setup-options"
      open={isOpen.value || names.some(isWrong)}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open
      }}
    >
      <summary>{words.value.setup.options}</summary>
      {names.map((name) => (
        <OptionField
          key={name}
          kind={kind}
          name={name}
          value={options[name]}
          isWrong={isWrong(name)}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </details>
  )
}
