import type { ComponentChildren } from 'preact'
import { words } from '../i18n/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { Finished } from './finished.ts'
import { ScoreRows } from './score-rows.tsx'
import './round-dialog.css'

interface Props {
  readonly finished: Finished
  readonly children?: ComponentChildren
  onNextRound(): void
  onClose(): void
}

/** The end of a round: the receipts, and one button. */
export function RoundDialog({ finished, children, onNextRound, onClose }: Props) {
  const w = words.value
  const { phrases, standings, bills } = finished
  const bill = bills.at(-1)!
  const { scoring, goal } = phrases.texts
  return (
    <Dialog title={w.end.roundOver(bill.round)} closeLabel={w.end.backToTable} onClose={onClose}>
      <div class="round-end">
        <h3>{w.end.howScored}</h3>
        <ScoreRows phrases={phrases} standings={standings} bills={[bill]} ended="round" />
      </div>
      <p class="field-about">{w.common.sentences(scoring === '' ? [goal] : [scoring, goal])}</p>
      {children}
      <div class="actions round-next">
        <button type="button" class="button primary big" autofocus onClick={onNextRound}>
          {w.end.nextRound}
        </button>
      </div>
    </Dialog>
  )
}
