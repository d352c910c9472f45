import { hashOf } from './hash.ts'
import { LINE } from './symbols/palette.ts'
import { TABLEWARE } from './symbols/tableware.tsx'
import './avatar.css'

export interface AvatarProps {
  seed: string
  you?: boolean
}

const TINTS = ['#f6e0b5', '#f5cfc2', '#d5e5c3', '#cfe0ea', '#e3d5ea', '#f3e9d8']

export function Avatar({ seed, you = false }: AvatarProps) {
  const hash = hashOf(seed)
  const piece = hash % TABLEWARE.length
  const tint = Math.floor(hash / TABLEWARE.length) % TINTS.length
  return (
    <svg class="avatar" viewBox="0 0 36 36" aria-hidden="true">
      <circle
        cx="18"
        cy="18"
        r="16.5"
        fill={TINTS[tint]}
        stroke={you ? 'var(--accent)' : 'var(--line)'}
        stroke-width={you ? 3 : 1.5}
      />
      <g
        transform="translate(2.7 2.7) scale(.85)"
        stroke={LINE}
        stroke-width="1.8"
        stroke-linejoin="round"
        stroke-linecap="round"
      >
        {TABLEWARE[piece]}
      </g>
    </svg>
  )
}
