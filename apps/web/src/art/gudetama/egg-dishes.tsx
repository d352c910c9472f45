import type { ComponentChildren } from 'preact'
import { CRUMB, CRUST, EGG, EGG_SHADE, HERB, SHADE, WHITE, YOLK, YOLK_LIGHT } from '../symbols/palette.ts'
import { grandDishes } from './egg-dishes-grand.tsx'
import { Plate } from './plate.tsx'

const HALF = 'M0-19C9-19 16-7 16 3 16 13 9 19 0 19S-16 13-16 3C-16-7-9-19 0-19Z'

function BoiledHalf({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d={HALF} fill={WHITE} />
      <circle cy="4" r="8.5" fill={YOLK} />
      <path d="M-4 1.5A5 5 0 0 1 0-.5" fill="none" stroke={YOLK_LIGHT} />
    </g>
  )
}

function FriedEgg() {
  return (
    <>
      <path
        d="M19 22C24 12 36 14 43 13 54 11 68 17 68 29 68 36 75 39 72 46 69 54 58 50 50 53 41 57 31 57 25 52 18 48 9 47 9 38 9 30 16 29 19 22Z"
        fill={WHITE}
      />
      <circle cx="41" cy="33" r="12" fill={YOLK} />
      <path d="M34.5 31A7.5 7.5 0 0 1 40 26" fill="none" stroke={YOLK_LIGHT} stroke-width="2.6" />
    </>
  )
}

const simpleDishes: readonly ComponentChildren[] = [
  <>
    <path d="M40 5C53 5 62 24 62 37 62 51 52 59 40 59S18 51 18 37C18 24 27 5 40 5Z" fill="#f4d3a6" />
    <path d="M58 27C63 42 57 58 40 58 30 58 23 53 20 46 40 58 57 46 58 27Z" fill="#e0b27c" stroke="none" />
    <path d="M28 30C29 23 32 16 37 13" fill="none" stroke="#fff6e2" stroke-width="3.2" />
    <path d="M44 24h.01M50 33h.01M36 41h.01M46 46h.01M30 47h.01" fill="none" stroke="#b98450" stroke-width="2.6" />
  </>,
  <>
    <BoiledHalf at="translate(55 29) rotate(18)" />
    <BoiledHalf at="translate(29 37) rotate(-16)" />
  </>,
  <FriedEgg key="fried" />,
  <>
    <Plate />
    <path
      d="M15 43C10 36 15 29 22 30 21 22 30 17 36 22 40 14 52 16 53 24 61 21 68 28 64 35 70 37 69 45 63 46 48 51 28 51 15 43Z"
      fill={EGG}
    />
    <path d="M24 37C28 33 33 36 33 40M38 30C43 27 48 31 46 36M52 40C54 36 60 36 61 40" fill="none" stroke={EGG_SHADE} />
    <path d="M28 28 31 26M42 41 45 43M55 30 57 28" fill="none" stroke={HERB} stroke-width="2.6" />
  </>,
  <>
    <path
      d="M12 22C8 10 22 6 30 8 36 5 46 5 51 8 60 6 72 11 68 22 67 25 66 26 66 29V54Q66 58 62 58H18Q14 58 14 54V29C14 26 13 25 12 22Z"
      fill={CRUST}
    />
    <path
      d="M17 21C15 14 24 11 31 13 37 10 45 10 50 13 56 11 65 14 63 21 62 24 61 25 61 28V53H19V28C19 25 18 24 17 21Z"
      fill={CRUMB}
      stroke="none"
    />
    <g transform="translate(12.5 13) scale(.68)" stroke-width="2.6">
      <FriedEgg />
    </g>
  </>,
  <>
    <Plate />
    <path d="M10 43C9 28 22 17 40 17S71 28 70 43C70 48 60 46 40 46S10 48 10 43Z" fill={EGG} />
    <path d="M12 44C22 36 58 36 68 44 60 46 20 46 12 44Z" fill={EGG_SHADE} stroke="none" />
    <path d="M21 31C25 26 32 23 39 23" fill="none" stroke="#fff0ad" stroke-width="2.6" />
    <path d="M35 31 37 28M47 32 49 35M54 27 57 27M43 25 45 26" fill="none" stroke={HERB} stroke-width="2.6" />
  </>,
  <>
    <path d="M11 51 9 55H71L69 51Z" fill="#8d5a2f" />
    <path d="M24 15H62Q72 15 72 25V41Q72 51 62 51H24Z" fill={EGG} />
    <path d="M47 16V50M60 16V50" fill="none" stroke={EGG_SHADE} />
    <path d="M44 20H66" fill="none" stroke="#fff0ad" />
    <rect x="8" y="15" width="32" height="36" rx="10" fill={EGG} />
    <path
      d="M33 24Q33 22 30 22H18Q14 22 14 27V41Q14 45 18 45H30Q34 45 34 41V34Q34 29 29 29H23Q20 29 20 32V36Q20 39 23 39H27"
      fill="none"
      stroke={EGG_SHADE}
      stroke-width="2.6"
    />
  </>,
]

export const EGG_OUTLINE = 'M12 2C16.5 2 20 8.5 20 13.5 20 18.5 16.5 22 12 22S4 18.5 4 13.5C4 8.5 7.5 2 12 2Z'

const EGG_DISHES: readonly ComponentChildren[] = [...simpleDishes, ...grandDishes]

/** Fourteen egg dishes, from simple to grand, in boxes of 80 by 64, and the symbol of the deck. */
export function EggDishes() {
  return (
    <>
      {EGG_DISHES.map((dish, index) => (
        <symbol
          key={index}
          id={`tb-egg-${index + 1}`}
          viewBox="0 0 80 64"
          stroke="#47281a"
          stroke-width="2"
          stroke-linejoin="round"
          stroke-linecap="round"
        >
          {dish}
        </symbol>
      ))}
      <symbol id="tb-gudetama-" viewBox="0 0 24 24">
        <path d={EGG_OUTLINE} fill={WHITE} stroke="#47281a" stroke-width="1.8" />
        <circle cx="12" cy="14" r="4.6" fill={YOLK} stroke={SHADE} stroke-width="0" />
      </symbol>
    </>
  )
}
