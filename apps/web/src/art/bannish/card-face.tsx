import { CardFrame, type FaceProps } from '../card-frame.tsx'
import { middleOf } from '../symbols/silhouettes.ts'

const STAR = 'M6.5 1.5 8.1 5.6 12.5 5.9 9.1 8.7 10.2 13 6.5 10.6 2.8 13 3.9 8.7.5 5.9 4.9 5.6Z'

const STAMP_SIZE = 40

export function BannishFace({ suit, rank, label, corner }: FaceProps) {
  return (
    <CardFrame
      index={label ?? String(rank)}
      indexInk="var(--card-ink)"
      emblem={`#tb-bannish-${suit}`}
      cloth={`url(#tb-cloth-${suit})`}
      clothOpacity={0.22}
      tint="#d8c7a2"
      tintOpacity={0.35}
      corner={corner}
      cornerMark={<path d={STAR} fill={`var(--suit-${suit})`} />}
    >
      <BrushTally count={rank} />
      <use href="#tb-brush-ring" x="27" y="62" width="66" height="66" fill="var(--card-ink)" stroke="var(--card-ink)" />
      <use
        href={`#tb-bannish-${suit}`}
        x="40"
        y={95 - STAMP_SIZE * (middleOf(suit) / 24)}
        width={STAMP_SIZE}
        height={STAMP_SIZE}
      />
    </CardFrame>
  )
}

function BrushTally({ count }: { count: number }) {
  return (
    <g fill="var(--card-ink)" opacity=".82">
      {Array.from({ length: Math.min(count, 6) }, (_, stroke) => (
        <use key={stroke} href="#tb-stroke" x="52" y={11 + stroke * 8} width="34" height="6.8" />
      ))}
    </g>
  )
}
