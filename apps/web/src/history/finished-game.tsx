import { useSignal } from '@preact/signals'
import { type Proof, parseProof } from '@trick-bento/kit/fair'
import { useEffect } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { findGame } from '../games.ts'
import { words } from '../i18n/index.ts'
import { fragmentOf } from '../records/link.ts'
import { ShareButtons } from '../share/share-buttons.tsx'
import { readProof } from './api.ts'
import { Verify } from './verify.tsx'

interface Found {
  readonly proof: Proof
  readonly fragment: string
}

/** Replays, shares and verifies a finished game. */
export function FinishedGame({ table }: { table: string }) {
  const w = words.value
  const found = useSignal<Found | 'missing' | 'unreadable' | undefined>(undefined)
  useEffect(() => {
    void read(table).then((value) => {
      found.value = value
    })
  }, [table])
  const value = found.value
  if (value === undefined) return <p role="status">{w.common.loading}</p>
  if (value === 'missing') return <p role="status">{w.history.noServer}</p>
  if (value === 'unreadable') return <p role="alert">{w.history.unreadable}</p>
  return (
    <div class="stack finished-game">
      <div class="actions">
        <a class="button" href={`/replay#${value.fragment}`}>
          <Icon name="play" /> {w.end.replay}
        </a>
        <ShareButtons record={value.proof.record} />
      </div>
      <Verify proof={value.proof} />
    </div>
  )
}

async function read(table: string): Promise<Found | 'missing' | 'unreadable'> {
  const reply = await readProof(table)
  if (!reply.ok) return 'missing'
  const proof = parseProof(JSON.stringify(reply.value))
  if (!proof.ok || findGame(proof.value.record.game) === undefined) return 'unreadable'
  return { proof: proof.value, fragment: await fragmentOf(proof.value.record) }
}
