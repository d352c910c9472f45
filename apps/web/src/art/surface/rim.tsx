interface Size {
  readonly width: number
  readonly height: number
}

/** One light from above: the table is a little brighter there, and the bar and the rim cast a soft shadow. */
export function Light({ id, width, height, rim }: Size & { readonly id: string; readonly rim: number }) {
  const edge = rim + 14
  return (
    <>
      <defs>
        <radialGradient id={`${id}-light`} cx=".5" cy="0" r="1.05" gradientTransform="matrix(1 0 0 .95 0 0)">
          <stop stop-color="light-dark(rgb(255 255 255 / .13), rgb(255 236 210 / .07))" />
          <stop offset=".5" stop-color="rgb(255 250 240 / 0)" />
          <stop offset=".55" stop-color="color-mix(in oklab, var(--table) 50%, #000)" stop-opacity="0" />
          <stop offset="1" stop-color="color-mix(in oklab, var(--table) 50%, #000)" stop-opacity=".13" />
        </radialGradient>
        <linearGradient id={`${id}-above`} x2="0" y2="1">
          <stop stop-color="#1e0602" stop-opacity=".34" />
          <stop offset=".4" stop-color="#1e0602" stop-opacity=".1" />
          <stop offset="1" stop-color="#1e0602" stop-opacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-side`} y2="0" x2={edge} gradientUnits="userSpaceOnUse">
          <stop offset={rim / edge} stop-color="#1e0602" stop-opacity=".26" />
          <stop offset="1" stop-color="#1e0602" stop-opacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}-light)`} />
      <rect width={width} height="16" fill={`url(#${id}-above)`} />
      {rim > 0 && (
        <>
          <rect width={edge} height={height} fill={`url(#${id}-side)`} />
          <rect width={edge} height={height} transform={`matrix(-1 0 0 1 ${width} 0)`} fill={`url(#${id}-side)`} />
        </>
      )}
    </>
  )
}

/** The lacquer box around the table. Its upper edge is the bar. */
export function Rim({ width, height, rim }: Size & { readonly rim: number }) {
  if (rim === 0) return null
  const corner = 20
  const [right, bottom] = [width - rim, height - rim]
  const inside = `M${rim} 0V${bottom - corner}a${corner} ${corner} 0 0 0 ${corner} ${corner}H${right - corner}a${corner} ${corner} 0 0 0 ${corner}-${corner}V0`
  return (
    <>
      <path d={`M0 0V${height}H${width}V0Z${inside}Z`} fill="var(--rim)" fill-rule="evenodd" />
      <path d={inside} fill="none" stroke="var(--rim-light)" stroke-width="1.2" />
    </>
  )
}
