import { LINE, NORI, RICE, RICE_SHADE } from '../symbols/palette.ts'

const OUTLINE = { stroke: LINE, 'stroke-width': 2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

function Rice() {
  return (
    <>
      <path d="M9 37C9 28 17 25 33 25s24 3 24 12-8 11-24 11S9 46 9 37Z" fill={RICE} {...OUTLINE} />
      <path d="M16 41h3M24 44h3M33 42.5h3M41 44h3M48 41h3" fill="none" {...OUTLINE} stroke={RICE_SHADE} />
    </>
  )
}

function Tuna() {
  return (
    <symbol id="tb-piece-R" viewBox="0 0 66 52">
      <Rice />
      <path
        d="M4 33C4 17 18 8 36 8c15 0 25 8 27 20 .7 4-3 6-6.5 4C45 26 25 27 12 36c-4 2.5-8 1-8-3Z"
        fill="var(--suit-R)"
        {...OUTLINE}
      />
      <path
        d="M9.5 29C11 19 22 13 36 13c9 0 16 3.5 19.5 10"
        fill="none"
        stroke="#f08a78"
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <path
        d="M22 28c1-4 3-8 6.5-11M34 26c0-4 1.5-7 4-9.5M46 27c-.5-4 0-6 1.5-8.5"
        fill="none"
        stroke="#f9c3b6"
        stroke-width="2.4"
        stroke-linecap="round"
      />
    </symbol>
  )
}

function Mackerel() {
  return (
    <symbol id="tb-piece-B" viewBox="0 0 66 52">
      <Rice />
      <path
        d="M3 35C8 20 20 10 36 8 46 7 55 9 64 5c-1 6-1.5 9-1 13 .3 5 .5 9-2 13C47 25 27 28 14 36c-4 2.5-12 4-11-1Z"
        fill="#c9d8e2"
        {...OUTLINE}
      />
      <path
        d="M7 30C12 19 23 11.5 36.5 10 46 9 54 10.5 61.5 8.2c-.6 4-.9 5.8-.8 8.8C47 16 27 15 7 30Z"
        fill="var(--suit-B)"
      />
      <path
        d="M20 21c2-1 3-4 2.5-6M30 18c2-1.5 3-4 2-6.5M40 16.5c2-1.5 2.5-4 1.5-6.5M50 16.5c1.5-1.5 2-4 1-6"
        fill="none"
        stroke="#0f3566"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <path d="M17 29c8-4 17-6.5 27-7" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" />
    </symbol>
  )
}

function Tamago() {
  return (
    <symbol id="tb-piece-Y" viewBox="0 0 66 52">
      <Rice />
      <path d="M5 18 11 8H57L62 18V31H5Z" fill="var(--suit-Y-bright)" {...OUTLINE} />
      <path d="M6 18.5H61.2V30H6Z" fill="#e79c1c" />
      <path d="M5 18.5H62" fill="none" {...OUTLINE} />
      <path d="M11 24.5H24M43 24.5H56" fill="none" stroke="#b87411" stroke-width="2" stroke-linecap="round" />
      <path d="M26.5 8H38.5L40.5 18V47.5Q33.5 48.6 26.5 47.6L25.5 18Z" fill={NORI} {...OUTLINE} />
      <path d="M29.5 11.5 28.8 17M30 22V43" fill="none" stroke="#5a6f60" stroke-width="1.8" stroke-linecap="round" />
    </symbol>
  )
}

function Maki() {
  return (
    <symbol id="tb-piece-K" viewBox="0 0 66 52">
      <path d="M9 24V33C9 43.5 20 50 33 50S57 43.5 57 33V24Z" fill="var(--suit-K)" {...OUTLINE} />
      <path d="M14 37v4M21 42v4M45 42v4M52 37v4" fill="none" stroke="#5a6f60" stroke-width="2" stroke-linecap="round" />
      <ellipse cx="33" cy="22" rx="24" ry="18" fill="var(--suit-K)" {...OUTLINE} />
      <ellipse cx="33" cy="22" rx="19.5" ry="13.8" fill={RICE} />
      <path
        d="M18 20h2.5M23 13.5h2.5M41 12.5h2.5M46 20h2.5M44 29h2.5M20 28h2.5M31 32.5h3"
        fill="none"
        stroke={RICE_SHADE}
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M25 22a8 6 0 0 1 16 0Z" fill="#e8694a" />
      <path d="M25 22a8 6 0 0 0 16 0Z" fill="#6aa548" />
      <ellipse cx="33" cy="22" rx="8.5" ry="6.5" fill="none" {...OUTLINE} />
    </symbol>
  )
}

function Emblems() {
  return (
    <g>
      <symbol id="tb-sushi-trick-R" viewBox="0 0 24 24">
        <path d="M4 12H20V17.5Q20 20.5 16.5 20.5H7.5Q4 20.5 4 17.5Z" fill={RICE} stroke={LINE} stroke-width="1.6" />
        <path
          d="M1.6 13.6C2 7.6 7 3.6 13 3.6S22.4 7.4 22.4 12.6C22.4 15.2 20.4 15.4 18.4 14.4 13.6 12.2 8.6 13 4.8 15.4 2.8 16.6 1.5 15.6 1.6 13.6Z"
          fill="var(--suit-R)"
          stroke="var(--suit-R)"
          stroke-linejoin="round"
        />
        <path
          d="M5.4 13.2Q5.6 9.2 8.4 6M10.4 11.6Q10.6 8 13 5.2M15.6 11.8Q15.6 8.8 17.6 6.2"
          fill="none"
          stroke="#fbcabd"
          stroke-width="1.6"
          stroke-linecap="round"
        />
      </symbol>
      <symbol id="tb-sushi-trick-B" viewBox="0 0 24 24">
        <path
          d="M1.5 12C4 5 12 2.8 16.5 8.8L22.5 4Q20.6 12 22.5 20L16.5 15.2C12 21.2 4 19 1.5 12Z"
          fill="#d3e0e9"
          stroke="var(--suit-B)"
          stroke-width="1.8"
          stroke-linejoin="round"
        />
        <path d="M1.5 12C4 5 12 2.8 16.5 8.8L22.5 4Q21.4 8 21.4 12 11 9.8 1.5 12Z" fill="var(--suit-B)" />
        <path d="M6.5 16Q10.5 17.6 14 14.6" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" />
      </symbol>
      <symbol id="tb-sushi-trick-Y" viewBox="0 0 24 24">
        <path
          d="M3 4.5H21V19.5H3Z"
          fill="var(--suit-Y-bright)"
          stroke="var(--suit-Y)"
          stroke-width="2.4"
          stroke-linejoin="round"
        />
        <path d="M9 3H15V21H9Z" fill={NORI} stroke={NORI} stroke-width="1" stroke-linejoin="round" />
      </symbol>
      <symbol id="tb-sushi-trick-K" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10.2" fill="var(--suit-K)" />
        <circle cx="12" cy="12" r="6.9" fill={RICE} />
        <circle cx="12" cy="12" r="3" fill="#e8694a" />
      </symbol>
    </g>
  )
}

/** The pieces on the cards, and the small emblems of their suits. */
export function Sushi() {
  return (
    <>
      <Tuna />
      <Mackerel />
      <Tamago />
      <Maki />
      <Emblems />
    </>
  )
}
