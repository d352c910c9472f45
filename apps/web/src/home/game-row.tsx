import type { GameKind } from '@trick-bento/kit'
import { Compartment } from '../art/compartment.tsx'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import './game-row.css'

interface Props {
  readonly kind: GameKind
  readonly href: string
  readonly state: string
  readonly isUrgent?: boolean
}

/** A link that continues a game, in one line. */
export const GameRow = ({ kind, href, state, isUrgent = false }: Props) => (
  <a class="game-row" href={href}>
    <span class="game-row-art">
      <Compartment gameId={kind.id} />
    </span>
    <span class="game-row-text">
      <b>
        <span class="visually-hidden">{words.value.home.continue} </span>
        {gameTexts(kind).shortTitle}
      </b>
      <span class={isUrgent ? 'urgent' : ''}>{state}</span>
    </span>
    <Icon name="arrowRight" />
  </a>
)
