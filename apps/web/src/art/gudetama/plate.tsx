import { SHADE, WHITE } from '../symbols/palette.ts'

export function Plate() {
  return (
    <>
      <path d="M4 43H76C74 52 62 57 40 57S6 52 4 43Z" fill={SHADE} />
      <ellipse cx="40" cy="43" rx="36" ry="9" fill={WHITE} />
    </>
  )
}
