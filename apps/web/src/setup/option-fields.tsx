import { useSignal } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import type { ComponentChildren } from 'preact'
import { words } from '../i18n/index.ts'
import { changedOptions } from './changed-options.ts'
import { OptionField } from './option-field.tsx'
import './setup.css'

interface Props {
  readonly kind: GameKind
  readonly options: Readonly<Record<string, unknown>>
  /** Further fields, and what is unusual about their values. */
  readonly children?: ComponentChildren
  readonly changed?: readonly string[]
  isWrong(name: string): boolean
  onChange(options: Readonly<Record<string, unknown>>): void
}

/**
 * All options of a game, behind a heading that opens them and says which ones are unusual. They are open while one of
 * them is wrong.
 */
export function OptionFields({ kind, options, children, changed = [], isWrong, onChange }: Props) {
  const w = words.value
  const isOpen = useSignal(false)
  const names = Object.keys(kind.options)
  if (names.length === 0 && children === undefined) return null
  const unusual = [...changedOptions(kind, options), ...changed]
  return (
    <details
      class="setup-fold"
      open={isOpen.value || names.some(isWrong)}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open
      }}
    >
      <summary>
        <span class="field-title">{w.setup.options}</span>{' '}
        <span class="field-about">{unusual.join(w.common.between) || w.setup.asUsual}</span>
      </summary>
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
      {children}
    </details>
  )
}
