import type { SuitsRow as Row } from '@trick-bento/games/guide'
import { SuitShape } from '../../art/suit.tsx'
import { gameTexts } from '../../i18n/game-texts.ts'
import { words } from '../../i18n/index.ts'
import type { Cast } from './cast.ts'
import { MarkText } from './marks.tsx'
import './suits-row.css'

/** Colours on slips of paper, with a word about them. */
export function SuitsRow({ cast: { game, ...cast }, row: { suits } }: { cast: Cast; row: Row }) {
  const names = gameTexts(game.kind).suits
  return (
    <ul class="picture-suits">
      {suits.map(({ letters, mark }) => {
        const all = letters.split(' ')
        return (
          <li key={letters}>
            <span
              class="picture-shapes"
              role="img"
              aria-label={words.value.rules.inOrder(all.map((each) => names[each]))}
            >
              {all.map((letter) => (
                <SuitShape key={letter} gameId={game.id} suit={letter} />
              ))}
            </span>
            {mark !== undefined && <MarkText cast={{ game, ...cast }} mark={mark} />}
          </li>
        )
      })}
    </ul>
  )
}
