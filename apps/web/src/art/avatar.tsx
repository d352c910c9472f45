import { type AvatarLook, avatarOf } from './avatars.ts'
import { LINE } from './symbols/palette.ts'
import { TABLEWARE } from './symbols/tableware.tsx'
import './avatar.css'

type AvatarProps = {
  readonly you?: boolean
} & (
  | { readonly seed: string; readonly look?: undefined }
  /** At a table: see `avatarsOf`. */
  | { readonly look: AvatarLook; readonly seed?: undefined }
)

export function Avatar({ seed, look, you = false }: AvatarProps) {
  const { drawing, tint } = look ?? avatarOf(seed)
  return (
    <svg class="avatar" viewBox="0 0 36 36" aria-hidden="true">
      <circle
        cx="18"
        cy="18"
        r="16.5"
        fill={tint}
        stroke={you ? 'var(--avatar-ring, var(--accent))' : 'var(--avatar-ring, var(--line))'}
        stroke-width={you ? 'var(--avatar-ring-width, 3)' : 'var(--avatar-ring-width, 1.5)'}
      />
      <g
        transform="translate(2.7 2.7) scale(.85)"
        stroke={LINE}
        stroke-width="1.8"
        stroke-linejoin="round"
        stroke-linecap="round"
      >
        {TABLEWARE[drawing]}
      </g>
    </svg>
  )
}
