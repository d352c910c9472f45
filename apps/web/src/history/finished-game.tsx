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
type Finding = Found | 'missing' | 'unreadable' | undefined

/** The proof of a finished game from the server; undefined while it is loading. */
export function useProof(table: string): Finding {
  const found = useSignal<Finding>(undefined)
  useEffect(() => {
    void read(table).then((value) => {
      found.value = value
    })
  }, [table])
  return found.value
}

/** Replays, shares and verifies a finished game. */
export function FinishedGame({ table }: { table: string }) {
  const w = words.value
  const found = useProof(table)
  return (
    <div class="stack finished-game">
      {typeof found === 'object' && (
        <div class="actions">
          <a class="button" href={`/replay#${found.fragment}`}>
            <Icon name="play" /> {w.end.replay}
          </a>
          <ShareButtons record={found.proof.record} />
        </div>
      )}
      <ProofState found={found} />
    </div>
  )
}

/** How to verify the game, or why that is not possible. */
export function ProofState({ found }: { found: Finding }) {
  const w = words.value
  if (found === undefined) return <p role="status">{w.common.loading}</p>
  if (found === 'missing') return <p role="status">{w.history.noServer}</p>
  if (found === 'unreadable') return <p role="alert">{w.history.unreadable}</p>
  return <Verify proof={found.proof} />
}

async function read(table: string): Promise<Found | 'missing' | 'unreadable'> {
  const reply = await readProof(table)
  if (!reply.ok) return 'missing'
  const proof = parseProof(JSON.stringify(reply.value))
  if (!proof.ok || findGame(proof.value.record.game) === undefined) return 'unreadable'
  return { proof: proof.value, fragment: await fragmentOf(proof.value.record) }
}
