import { words } from '../i18n/index.ts'
import type { RemoteTable } from './remote-table.ts'
import type { FailureCode } from './request.ts'
import './problem.css'

/** A failure as text. */
export function failureText(code: FailureCode): string {
  const refusals: Readonly<Record<string, string>> = words.value.online.refusals
  return Object.hasOwn(refusals, code) ? refusals[code] : refusals.other
}

/** Shows a lost connection, and why the last command was refused. */
export function Problem({ table }: { table: RemoteTable }) {
  const code = table.refusal.value
  return (
    <>
      {table.connection.value === 'lost' && (
        <p class="problem" role="status">
          {words.value.online.lost}
        </p>
      )}
      <p class="field-error" role="alert">
        {code && failureText(code)}
      </p>
    </>
  )
}
