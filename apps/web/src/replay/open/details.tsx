import { words } from '../../i18n/index.ts'
import './details.css'

/** The exact error messages, which are in English. */
export function Details({ of }: { of: readonly string[] }) {
  return (
    <details class="fault-details">
      <summary>{words.value.errors.details}</summary>
      <ul lang="en">
        {of.map((each, i) => (
          <li key={i}>
            <code>
              <bdi>{each}</bdi>
            </code>
          </li>
        ))}
      </ul>
    </details>
  )
}
