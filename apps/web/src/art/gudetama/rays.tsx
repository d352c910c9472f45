/** Rays behind the two cards with special rules. */
export function Rays() {
  return (
    <pattern id="tb-rays" width="100" height="140" patternUnits="userSpaceOnUse" fill="#ffd45c" fill-opacity=".5">
      <path d={rays(50, 92, 12)} />
    </pattern>
  )
}

const rays = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, ray) => {
    const end = (turn: number) => {
      const angle = ((ray + turn) / count) * 2 * Math.PI
      return `${(x + 130 * Math.cos(angle)).toFixed(1)} ${(y + 130 * Math.sin(angle)).toFixed(1)}`
    }
    return `M${x} ${y}L${end(-0.25)} ${end(0.25)}Z`
  }).join('')
