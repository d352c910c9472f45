import type { FaceProps } from './card-frame.tsx'
import { hasDrawing } from './emblem.ts'
import { drawnGames } from './game-art.ts'
import { UndrawnFace } from './undrawn/card-face.tsx'

interface CardFaceProps extends FaceProps {
  readonly gameId: string
}

export function CardFace({ gameId, ...face }: CardFaceProps) {
  const Face = hasDrawing(gameId, face.suit) ? drawnGames.get(gameId)!.Face : UndrawnFace
  return <Face {...face} />
}
