import { words } from '../i18n/index.ts'
import type { FailureCode } from '../online/request.ts'

/** A failure as text. */
export function Failure({ code }: { code: FailureCode | undefined }) {
  const failures: Readonly<Record<string, string>> = words.value.identity.failures
  return (
    <p class="field-error" role="alert">
      {code && (failures[code] ?? failures.other)}
    </p>
  )
}
