import { momentWords } from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { CardView } from '../table/card.tsx'
import type { Finished } from './finished.ts'
import './best-moment.css'

const MOST_CARDS = 5

/** The best moment of the game, with its cards and in one sentence. */
export function BestMomentCard({ best, chapters, phrases, game }: Finished) {
  if (best === undefined) return null
  const w = words.value.end.bestMoment
  const { title, sentence } = momentWords(best, chapters, phrases)
  return (
    <section class="end-paper best-moment">
      <h3>{best.seat === phrases.people.you ? w.own : w.game}</h3>
      <div class="best-moment-body">
        {best.cards.length > 0 && (
          <span class="best-moment-cards" aria-hidden="true">
            {best.cards.slice(0, MOST_CARDS).map((card, i) => (
              <CardView key={i} game={game} card={card} />
            ))}
          </span>
        )}
        <p>
          <b>{title}</b> {sentence}
        </p>
      </div>
    </section>
  )
}
