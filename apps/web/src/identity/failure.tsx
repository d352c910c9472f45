import { words } from '../i18n/index.ts'

/** Why something did not work, by its code. */
export function Failure({ code }: { code: string | undefined }) {
  const failures: Readonly<Record<string, string>> = words.value.identity.failures
  return (
    <p class="field-error" role="alert">
      {code && (failures[code] ?? failures.other)}
    </p>
  )
}
