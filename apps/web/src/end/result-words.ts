import { words } from '../i18n/index.ts'
import type { Phrases } from '../table/phrases.ts'
import { distanceOf, type Standing } from './standings.ts'

interface ResultWords {
  readonly headline: string
  /** Where the reader stands, or how clearly the game was won; may be empty. */
  readonly detail: string
}

/** The result of a game: who has won, and where the reader stands. */
export function resultWords(standings: readonly Standing[], phrases: Phrases): ResultWords {
  const w = words.value.end
  const { people, game } = phrases
  const winners = standings.filter(({ won }) => won)
  const own = standings.find(({ seat }) => seat === people.you)
  const headline =
    own === undefined || own.won
      ? w.wins(people.all(winners.map(({ seat }) => seat)))
      : w.winsAndYou(people.all(winners.map(({ seat }) => seat)), own.place)
  const subject = own ?? winners[0]
  if (subject === undefined) return { headline: w.gameOver, detail: '' }
  const parts = [...(subject.won ? [] : [placeOf(subject, standings, phrases)]), ...distanceText(subject)]
  return { headline, detail: w.joined(parts) }

  function distanceText({ seat }: Standing): string[] {
    const distance = distanceOf(seat, standings, game)
    switch (distance.kind) {
      case 'behind':
        return [w.behind(distance.points, people.all(distance.others))]
      case 'ahead':
        return [w.ahead(distance.points, people.all(distance.others))]
      case 'level':
        return [w.level(people.all(distance.others))]
      case 'shared':
        return [w.each(distance.points)]
      case 'none':
        return []
    }
  }
}

function placeOf({ seat, place }: Standing, standings: readonly Standing[], { people }: Phrases): string {
  const w = words.value.end
  const sharing = standings.filter((other) => other.place === place && other.seat !== seat)
  return sharing.length === 0 ? w.place(place) : w.sharedPlace(place, people.all(sharing.map((other) => other.seat)))
}
