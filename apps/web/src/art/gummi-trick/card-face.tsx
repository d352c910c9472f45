import { CardFrame, type FaceProps } from '../card-frame.tsx'

export function GummiFace({ suit, rank, label, corner }: FaceProps) {
  const colour = `var(--suit-${suit})`
  return (
    <CardFrame
      index={label ?? String(rank)}
      indexInk={`var(--suit-${suit}-ink)`}
      emblem={`#tb-gummi-trick-${suit}`}
      cloth={`url(#tb-cloth-${suit})`}
      tint={colour}
      corner={corner}
      cornerMark={<circle cx="6.5" cy="8.5" r="4.5" fill={colour} />}
    >
      <use href={`#tb-gummi-trick-${suit}`} x="66" y="13" width="24" height="24" transform="rotate(14 78 25)" />
      <ellipse cx="58" cy="125" rx="25" ry="3.5" fill={colour} opacity=".35" />
      <use href={`#tb-gummi-trick-${suit}`} x="29" y="60" width="62" height="62" />
    </CardFrame>
  )
}
