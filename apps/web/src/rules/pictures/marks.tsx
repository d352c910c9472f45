import type { Mark, MarkSymbol } from '@trick-bento/games/guide'
import type { ComponentType } from 'preact'
import { Chip } from '../../art/pieces/chip.tsx'
import { CrackedEgg } from '../../art/pieces/cracked-egg.tsx'
import { Crown } from '../../art/pieces/crown.tsx'
import { Seals } from '../../art/pieces/seals.tsx'
import { Star } from '../../art/pieces/star.tsx'
import { words } from '../../i18n/index.ts'
import { type Cast, markText } from './cast.ts'
import './marks.css'

const SYMBOLS: Readonly<Record<MarkSymbol, ComponentType>> = {
  crown: Crown,
  chip: Chip,
  star: Star,
  egg: CrackedEgg,
  seal: () => <Seals places={1} filled={1} />,
}

interface Props {
  readonly cast: Cast
  readonly mark: Mark
}

/** The text of a mark, after its symbol if it has one. */
export function MarkText({ cast, mark }: Props) {
  const symbol = cast.symbols[typeof mark === 'string' ? mark : mark[0]]
  const Drawing = symbol && SYMBOLS[symbol]
  return (
    <>
      {symbol === 'star' && <span class="visually-hidden">{words.value.rules.stars}</span>}
      {Drawing && <Drawing />}
      <span>{markText(cast, mark)}</span>
    </>
  )
}

/** Small plaques with the marks of a card or player. */
export function Marks({ cast, marks }: { cast: Cast; marks: readonly Mark[] }) {
  return (
    <>
      {marks.map((mark, i) => (
        <span key={i} class="picture-mark">
          <MarkText cast={cast} mark={mark} />
        </span>
      ))}
    </>
  )
}
