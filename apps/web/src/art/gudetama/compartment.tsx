const DISHES = [
  { dish: 7, x: 4, y: 44, width: 62 },
  { dish: 14, x: 30, y: 101, width: 62 },
  { dish: 13, x: 254, y: 44, width: 62 },
  { dish: 9, x: 229, y: 103, width: 62 },
  { dish: 3, x: 103, y: 53, width: 114 },
]

const GOLD = '#f0b23e'

export function EggCompartment() {
  return (
    <>
      <rect width="320" height="200" fill="var(--liner-lacquer)" />
      <path d="M107-4V204M213-4V204M-4 100H107M213 100H324" fill="none" stroke="#000" stroke-width="7" opacity=".28" />
      <path d="M107-4V204M213-4V204M-4 98H107M213 98H324" fill="none" stroke={GOLD} stroke-width="1.5" opacity=".6" />
      {DISHES.map(({ dish, x, y, width }) => (
        <g key={dish}>
          <ellipse cx={x + width / 2} cy={y + width * 0.73} rx={width * 0.4} ry={width * 0.06} opacity=".28" />
          {dish === 3 && <DarkPlate />}
          <use href={`#tb-egg-${dish}`} x={x} y={y} width={width} height={width * 0.8} />
        </g>
      ))}
    </>
  )
}

function DarkPlate() {
  return (
    <>
      <ellipse cx="160" cy="104" rx="66" ry="43" fill="#1c0806" />
      <ellipse cx="160" cy="101" rx="66" ry="43" fill="#3c120c" stroke={GOLD} stroke-width="2" />
    </>
  )
}
