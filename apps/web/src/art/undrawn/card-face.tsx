import { CardFrame, type FaceProps } from '../card-frame.tsx'
import { emblemOf, isPlainSuit } from '../emblem.ts'
import { paintOf } from '../paint.ts'

/** The face of a card without a drawing. */
export function UndrawnFace(face: FaceProps) {
  if (isPlainSuit(face.suit)) return <PlainFace {...face} />
  return face.symbol ? <WrittenFace {...face} symbol={face.symbol} /> : <BareFace {...face} />
}

/** Shows one of our silhouettes. */
function PlainFace({ suit, rank, label, corner }: FaceProps) {
  const emblem = emblemOf('', suit)
  return (
    <CardFrame
      index={label ?? String(rank)}
      indexInk={`var(--suit-${suit}-ink)`}
      emblem={emblem}
      cloth={`url(#tb-cloth-${suit})`}
      tint={`var(--suit-${suit})`}
      corner={corner}
    >
      <use href={emblem} x="31" y="66" width="58" height="58" />
    </CardFrame>
  )
}

/** Shows the suit symbol that the deck declares. */
function WrittenFace({ rank, label, corner, symbol, colour }: FaceProps & { symbol: string }) {
  const paint = paintOf(colour)
  const sign = `${symbol}\uFE0E` // as text, not as an emoji
  return (
    <CardFrame
      index={label ?? String(rank)}
      indexInk={paint === undefined ? 'var(--card-ink)' : `var(--suit-${paint}-ink)`}
      sign={sign}
      cloth={paint === undefined ? 'url(#tb-gingham)' : `url(#tb-cloth-${paint})`}
      tint={paint === undefined ? '#e9c88f' : `var(--suit-${paint})`}
      corner={corner}
    >
      <text x="66" y="118" font-size="66" text-anchor="middle" fill={`var(--suit-${paint}, var(--card-ink))`}>
        {sign}
      </text>
    </CardFrame>
  )
}

function BareFace({ suit, rank, label, corner }: FaceProps) {
  return (
    <CardFrame
      index={label ?? String(rank)}
      indexInk="var(--card-ink)"
      cloth="url(#tb-gingham)"
      tint="#e9c88f"
      tintOpacity={0.8}
      corner={corner}
    >
      <use href={emblemOf('', suit)} x="31" y="66" width="58" height="58" />
    </CardFrame>
  )
}
