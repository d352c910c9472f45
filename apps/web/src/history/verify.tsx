import { useSignal } from '@preact/signals'
import { checkProof, type Proof, type Step } from '@trick-bento/kit/fair'
import { Icon } from '../art/icons.tsx'
import { findGame } from '../games.ts'
import { words } from '../i18n/index.ts'
import { saveFile } from '../share/download.ts'
import { dealEvidence } from './deal-evidence.ts'
import './verify.css'

const ICONS = { right: 'check', wrong: 'warning', unknown: 'info' } as const

/** Repeats the deal on this device and shows the result of each check. */
export function Verify({ proof }: { proof: Proof }) {
  const w = words.value.history
  const steps = useSignal<readonly Step[] | undefined>(undefined)
  const check = (): void => {
    steps.value = checkProof(proof, findGame(proof.record.game)!, dealEvidence(proof.table))
  }
  return (
    <div class="stack verify">
      <button type="button" class="button" onClick={check}>
        <Icon name="check" /> {w.verify}
      </button>
      <div role="status">{steps.value !== undefined && <Verdict steps={steps.value} />}</div>
      {steps.value !== undefined && (
        <>
          <ol class="stack checks">
            {steps.value.map((step) => (
              <li key={step.name} class={`check ${step.outcome}`}>
                <Icon name={ICONS[step.outcome]} />
                <span>
                  {w.steps[step.name][step.outcome]}
                  {step.outcome === 'wrong' && <small lang="en">{step.problem}</small>}
                </span>
              </li>
            ))}
          </ol>
          {proof.origin !== undefined && <p class="field-about">{w.broughtAlong(proof.origin.rounds)}</p>}
          <p class="field-about">{w.verifyAbout}</p>
          <button
            type="button"
            class="button"
            onClick={() => saveFile(`${proof.record.game}-${proof.table}-proof.json`, `${JSON.stringify(proof)}\n`)}
          >
            <Icon name="download" /> {w.downloadProof}
          </button>
        </>
      )}
    </div>
  )
}

function Verdict({ steps }: { steps: readonly Step[] }) {
  const w = words.value.history
  const has = (outcome: Step['outcome']): boolean => steps.some((step) => step.outcome === outcome)
  if (has('wrong')) return <p class="verdict wrong">{w.wrong}</p>
  return steps[0].outcome === 'unknown' ? <p class="verdict">{w.fits}</p> : <p class="verdict right">{w.right}</p>
}
