import type { Mark } from '@trick-bento/games/guide'
import { Icon, type IconName } from '../../art/icons.tsx'
import { type Cast, markText } from './cast.ts'
import './marks.css'

/** Marks that have a symbol. */
const ICONS: Readonly<Record<string, IconName>> = {
  wins: 'crown',
  winsGame: 'crown',
  chip: 'chip',
  stars: 'star',
  starsInAll: 'star',
}

interface Props {
  readonly cast: Cast
  readonly mark: Mark
}

export function MarkText({ cast, mark }: Props) {
  const icon = ICONS[typeof mark === 'string' ? mark : mark[0]]
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
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
