import { CardFrame, type FaceProps } from '../card-frame.tsx'

const TONES = [
  '#fdf3cf',
  '#fdedb8',
  '#fde6a1',
  '#fcdd8a',
  '#fad374',
  '#f8c760',
  '#f6ba50',
  '#f3ab44',
  '#ef9b3c',
  '#ea8a37',
  '#e37833',
  '#da6630',
  '#cf552d',
  '#c2402a',
]

/** The lowest and the highest value have special rules, so they get special frames. */
const SPECIAL: Readonly<Record<number, { paper: string; ink: string }>> = {
  1: { paper: '#a92b17', ink: '#fff6e3' },
  14: { paper: '#45150f', ink: '#ffcf57' },
}

export function EggFace({ rank, label, corner }: FaceProps) {
  const value = Math.min(Math.max(rank, 1), TONES.length)
  const special = SPECIAL[rank]
  return (
    <CardFrame
      index={label ?? String(rank)}
      indexInk={special?.ink ?? 'var(--card-ink)'}
      paper={special?.paper ?? 'var(--card-paper)'}
      cloth={special ? 'url(#tb-rays)' : 'url(#tb-gingham)'}
      clothOpacity={1}
      tint={TONES[value - 1]}
      tintOpacity={1}
      corner={corner}
    >
      <use href={`#tb-egg-${value}`} x="7" y="60" width="86" height="69" />
    </CardFrame>
  )
}
