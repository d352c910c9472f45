import { seeded } from '@trick-bento/kit'
import { Avatar } from '../../art/avatar.tsx'
import { avatarsOf } from '../../art/avatars.ts'
import { Logo } from '../../art/logo.tsx'
import { Crown } from '../../art/pieces/crown.tsx'
import { SuitShape } from '../../art/suit.tsx'
import { TableSurface } from '../../art/surface/table-surface.tsx'
import type { Finished } from '../finished.ts'
import { PICTURE, PICTURE_FLOOR, PICTURE_TIER, type PictureStep } from './layout.ts'

interface Props {
  readonly finished: Finished
  readonly steps: readonly PictureStep[]
}

/** Everything in the picture except its texts. */
export function PictureArt({ finished: { game, phrases }, steps }: Props) {
  const { width, height } = PICTURE
  const looks = avatarsOf(phrases.people.names)
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <TableSurface game={game} width={width} height={height} mat={undefined} />
      <Symbols game={game} />
      <rect
        x="40"
        y={PICTURE_FLOOR}
        width={width - 80}
        height="26"
        rx="8"
        fill="#8a5a30"
        stroke="#47281a"
        stroke-width="3"
      />
      {steps.map((step) => (
        <g key={step.standing.seat}>
          <Boxes step={step} />
          <circle
            cx={step.x}
            cy={step.avatar.y + step.avatar.size / 2}
            r={step.avatar.size / 2 + 5}
            fill={step.standing.seat === phrases.people.you ? '#ffc93c' : '#fffaf1'}
          />
          <svg
            aria-hidden="true"
            x={step.x - step.avatar.size / 2}
            y={step.avatar.y}
            width={step.avatar.size}
            height={step.avatar.size}
          >
            <Avatar look={looks[step.standing.seat]} />
          </svg>
          {step.standing.won && (
            <svg aria-hidden="true" x={step.x - 32} y={step.avatar.y - 44} width="64" height="57.6">
              <Crown />
            </svg>
          )}
        </g>
      ))}
      <svg aria-hidden="true" x={width - 216} y="590" width="30" height="30">
        <Logo />
      </svg>
    </svg>
  )
}

function Boxes({ step: { x, width, boxes } }: { step: PictureStep }) {
  const left = x - width / 2
  const line = { stroke: '#2e0f0b', 'stroke-width': 3 }
  return (
    <>
      {boxes.map((top, tier) => (
        <g key={top}>
          <rect x={left + 3} y={top} width={width - 6} height={PICTURE_TIER - 2} rx="9" fill="#b72f18" {...line} />
          {tier > 0 && (
            <path
              d={`M${left + 16} ${top + PICTURE_TIER / 2}H${left + width - 16}`}
              stroke="#f0b23e"
              stroke-width="3"
            />
          )}
          {tier === 0 && <rect x={left} y={top - 6} width={width} height="16" rx="7" fill="#7d2315" {...line} />}
        </g>
      ))}
    </>
  )
}

/** Symbols of the suits along the upper edge, where no text is. */
function Symbols({ game }: Pick<Finished, 'game'>) {
  const random = seeded(`${game.id} picture`)
  const { suits } = game.deck
  return (
    <>
      {Array.from({ length: 14 }, (_, i) => {
        const x = 40 + i * 82 + random.below(30)
        const y = 170 + random.below(120)
        const { letter, symbol, colour } = suits[i % suits.length]
        return (
          <g
            key={i}
            transform={`translate(${x} ${y}) rotate(${random.below(80) - 40})`}
            style={{ fontSize: `${28 + random.below(20)}px` }}
          >
            <SuitShape gameId={game.id} suit={letter} symbol={symbol} colour={colour} />
          </g>
        )
      })}
    </>
  )
}
