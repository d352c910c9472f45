import './pieces.css'

/** A gold coin with a short text, such as "+3". */
export function Coin({ text }: { readonly text: string }) {
  const width = Math.max(40, 22 + text.length * 12)
  return (
    <svg class="piece piece-coin" viewBox={`-3 -3 ${width + 6} 47`} aria-hidden="true">
      <rect x="-2" y="1" width={width + 4} height="42" rx="21" fill="#3c1400" opacity=".34" />
      <rect x="-2.5" y="-2.5" width={width + 5} height="43" rx="21.5" fill="#fffaf1" />
      <rect width={width} height="38" rx="19" fill="#eaa92c" />
      <rect width={width} height="35.5" rx="17.75" fill="#ffcf4a" />
      <path d="M9 13A11 11 0 0 1 17 4.6" fill="none" stroke="#fff1c0" stroke-width="2.4" stroke-linecap="round" />
      <text
        x={width / 2}
        y="25.5"
        text-anchor="middle"
        font-size="21"
        font-weight="900"
        letter-spacing="-.5"
        fill="#45150f"
      >
        {text}
      </text>
    </svg>
  )
}
