import { CardFrame, type FaceProps } from '../card-frame.tsx'
import { LINE } from '../symbols/palette.ts'

export function SushiFace({ suit, rank, label, corner }: FaceProps) {
  return (
    <CardFrame
      index={label ?? String(rank)}
      indexInk={`var(--suit-${suit}-ink)`}
      emblem={`#tb-sushi-trick-${suit}`}
      cloth={`url(#tb-cloth-${suit})`}
      clothOpacity={suit === 'K' ? 0.2 : 0.3}
      tint={`var(--suit-${suit})`}
      corner={corner}
    >
      <path
        d="M12 122H90V128Q90 130 88 130H82V134H74V130H28V134H20V130H14Q12 130 12 128Z"
        fill="#c78f52"
        stroke={LINE}
        stroke-width="2"
        stroke-linejoin="round"
      />
      <use href={`#tb-piece-${suit}`} x="16" y="68" width="70" height="55" />
    </CardFrame>
  )
}
