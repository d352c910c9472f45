import { words } from '../i18n/index.ts'
import type { RemoteTable } from './remote-table.ts'
import './problem.css'

/** Why the server did not do something, in words. */
export function refusalWords(code: string): string {
  const refusals: Readonly<Record<string, string>> = words.value.online.refusals
  return Object.hasOwn(refusals, code) ? refusals[code] : refusals.other
}

/** What is wrong between this device and the table, if anything. */
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
        {code && refusalWords(code)}
      </p>
    </>
  )
}
