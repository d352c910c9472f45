import { LINE } from '../symbols/palette.ts'

const ROW = [
  { suit: 'B', x: 3, y: 56 },
  { suit: 'R', x: 82, y: 62 },
  { suit: 'K', x: 162, y: 58 },
  { suit: 'Y', x: 240, y: 54 },
]

export function SushiCompartment() {
  return (
    <>
      <rect width="320" height="200" fill="var(--liner-wood)" />
      <path
        d="M0 30H320M0 70H120M200 70H320M0 160H60M110 160H320M0 188H210M250 188H320"
        fill="none"
        stroke="#7c4a20"
        stroke-opacity=".25"
        stroke-width="2"
      />
      <BambooLeaf />
      {ROW.map(({ suit, x, y }) => (
        <g key={suit}>
          <ellipse cx={x + 39} cy={y + 58} rx="34" ry="7" opacity=".25" />
          <use href={`#tb-piece-${suit}`} x={x} y={y} width="78" height="61.5" />
        </g>
      ))}
      <Chopsticks />
    </>
  )
}

function BambooLeaf() {
  return (
    <>
      <path
        d="M-30 96C30 40 120 26 190 30 262 34 310 52 350 84 310 128 240 148 160 146 84 144 20 134-30 96Z"
        fill="#4b8a41"
        stroke={LINE}
        stroke-width="2.5"
      />
      <path
        d="M-30 96C80 84 240 76 350 84M-20 92C60 62 230 50 330 76M0 84C70 48 200 38 290 54M-20 102C80 110 240 112 330 94M0 112C80 130 220 132 300 114"
        fill="none"
        stroke="#9cc878"
        stroke-width="2"
        stroke-opacity=".6"
      />
    </>
  )
}

function Chopsticks() {
  return (
    <g stroke={LINE} stroke-width="2.5" stroke-linejoin="round">
      <path d="M-6 164 330 170V176L-6 171Z" fill="#a52a17" />
      <path d="M-6 178 330 180V186L-6 185Z" fill="#a52a17" />
      <path d="M212 164H234Q238 176 234 188H212Q208 176 212 164Z" fill="#f3e6cd" />
    </g>
  )
}
