import { Avatar } from '../../art/avatar.tsx'
import type { Player } from './cast.ts'
import './player.css'

export function PlayerName({ player: { name, avatar, isYou } }: { player: Player }) {
  return (
    <span class="picture-player">
      <Avatar look={avatar} you={isYou} />
      <span class="picture-name">{name}</span>
    </span>
  )
}
