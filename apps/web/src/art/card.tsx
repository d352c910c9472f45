import { BannishFace } from './cards/bannish.tsx'
import type { FaceProps } from './cards/frame.tsx'
import { GenericFace } from './cards/generic.tsx'
import { EggFace } from './cards/gudetama.tsx'
import { GummiFace } from './cards/gummi-trick.tsx'
import { SushiFace } from './cards/sushi-trick.tsx'
import { hasDrawing } from './emblem.ts'

export { CardBack } from './cards/back.tsx'

export interface CardFaceProps extends FaceProps {
  gameId: string
}

const FACES: Readonly<Record<string, typeof GenericFace>> = {
  'gummi-trick': GummiFace,
  bannish: BannishFace,
  'sushi-trick': SushiFace,
}

const faceOf = (gameId: string, suit: string): typeof GenericFace => {
  if (gameId === 'gudetama' && suit === '') return EggFace
  return hasDrawing(gameId, suit) ? FACES[gameId] : GenericFace
}

export function CardFace({ gameId, ...face }: CardFaceProps) {
  const Face = faceOf(gameId, face.suit)
  return <Face {...face} />
}
