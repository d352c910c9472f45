import type { ComponentChildren } from 'preact'

interface TileProps {
  suit: string
  width: number
  height: number
  turn?: number
  children: ComponentChildren
}

function Tile({ suit, width, height, turn = 0, children }: TileProps) {
  const colour = `var(--suit-${suit})`
  return (
    <pattern
      id={`tb-cloth-${suit}`}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
      fill={colour}
      stroke={colour}
      stroke-width="0"
    >
      {children}
    </pattern>
  )
}

/** One woven pattern per suit, so that suits do not differ by colour alone. */
export function ClothPatterns() {
  return (
    <>
      <Tile suit="R" width={14} height={14}>
        <circle cx="3.5" cy="3.5" r="2.6" />
        <circle cx="10.5" cy="10.5" r="2.6" />
      </Tile>
      <Tile suit="B" width={16} height={16}>
        <path d="M0 0h8v8H0ZM8 8h8v8H8Z" />
      </Tile>
      <Tile suit="Y" width={9} height={9} turn={45}>
        <path d="M0 0h4v9H0Z" />
      </Tile>
      <Tile suit="G" width={18} height={10}>
        <path d="M-9 5Q-4.5-1 0 5T9 5 18 5 27 5" fill="none" stroke-width="2.3" />
      </Tile>
      <Tile suit="P" width={13} height={13} turn={45}>
        <path d="M6.5 0V13M0 6.5H13" fill="none" stroke-width="2.2" />
      </Tile>
      <Tile suit="N" width={16} height={27.7}>
        <path d="M8 0V4.6L0 9.2V18.5L8 23.1V27.7M8 4.6 16 9.2V18.5L8 23.1" fill="none" stroke-width="1.8" />
      </Tile>
      <Tile suit="K" width={10} height={10}>
        <path d="M1 0h3.5v10H1ZM6.5 0h1.2v10H6.5Z" />
      </Tile>
    </>
  )
}

/** For cards without a suit. */
export function Gingham() {
  return (
    <pattern id="tb-gingham" width="18" height="18" patternUnits="userSpaceOnUse" fill="#fff" fill-opacity=".2">
      <path d="M0 0h9v18H0Z" />
      <path d="M0 0h18v9H0Z" />
    </pattern>
  )
}
