import { type GameRecord, Match } from '@trick-bento/kit'
import { MAX_SEED } from '../setup/draft.ts'
import { dealAddress } from '../share/deal-address.ts'

/** Where one can play the deal of this game; undefined if its seed, which is only a note, would deal something else. */
export function addressOfDeal({ game, seed, options }: GameRecord, { game: table, events }: Match): string | undefined {
  if (seed === undefined || seed === '' || seed.trim() !== seed || seed.length > MAX_SEED) return undefined
  const dealt = JSON.stringify(new Match(table, seed).events)
  const isSame =
    JSON.stringify(
      events.slice(
        0,
        events.findIndex(({ type }) => type === 'choose'),
      ),
    ) === dealt
  if (!isSame) return undefined
  return dealAddress({ game, seats: table.seats, seed, options })
}
