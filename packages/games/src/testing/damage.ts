import { type GameKind, parseRecord, verifyRecord } from '@trick-bento/kit'

/** A record that a test damages: every field can be changed, added and deleted. */
export interface Draft {
  options: Record<string, unknown>
  rounds: DraftRound[]
  totals: number[]
  winners: number[]
  [field: string]: unknown
}
interface DraftRound {
  leader: number
  hands: string[][]
  faceDown?: string[][]
  moves: DraftMove[]
  scores: number[]
  stars?: number[]
  players: number[]
  [field: string]: unknown
}
interface DraftMove {
  seat: number
  move: string
  card?: string
  legal?: string[]
  [field: string]: unknown
}
/** A change that makes a record invalid. */
export type Damage = (record: Draft) => unknown

/** The problems of a line, as a reader of records reports them; '' if there are none. */
export function refusalOf(line: string, games: readonly GameKind[]): string {
  const parsed = parseRecord(line)
  if (!parsed.ok) return parsed.error
  const kind = games.find(({ id }) => id === parsed.value.game)
  return kind === undefined ? 'there is no such game' : verifyRecord(parsed.value, kind).problems.join('\n')
}

/** The problems of a valid line after some damage. */
export function damaged(line: string, games: readonly GameKind[], damage: Damage): string {
  const record: Draft = JSON.parse(line)
  damage(record)
  return refusalOf(JSON.stringify(record), games)
}
