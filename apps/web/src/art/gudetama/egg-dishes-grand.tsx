import type { ComponentChildren } from 'preact'
import {
  CRUMB,
  CRUST,
  EGG,
  EGG_SHADE,
  HERB,
  KETCHUP,
  SHADE,
  TOAST,
  WHITE,
  YOLK,
  YOLK_LIGHT,
} from '../symbols/palette.ts'
import { Plate } from './plate.tsx'

function Sandwich() {
  return (
    <>
      <path d="M6 43H74V51Q74 55 70 55H10Q6 55 6 51Z" fill={CRUMB} />
      <path d="M5 34H75V43Q70 48 65 44T55 44 45 44 35 44 25 44 15 44 5 43Z" fill={EGG} />
      <path d="M13 39h.01M24 40h.01M37 38.5h.01M50 40h.01M63 39h.01" fill="none" stroke={WHITE} stroke-width="3" />
      <path d="M6 26 36 9Q40 7 44 9L74 26V33Q74 36 71 36H9Q6 36 6 33Z" fill={CRUST} />
      <path d="M15 27 38 14Q40 13 42 14L65 27Z" fill="#fdf0d0" stroke="none" />
      <path d="M6 27H74V33Q74 36 71 36H9Q6 36 6 33Z" fill={CRUMB} />
    </>
  )
}

function ScotchHalf({ at }: { at: string }) {
  return (
    <g transform={at}>
      <circle r="20" fill={CRUST} />
      <path
        d="M-15-9h.01M-12 12h.01M14-10h.01M15 8h.01M2-17h.01M0 17.5h.01"
        fill="none"
        stroke="#7c4519"
        stroke-width="2.6"
      />
      <circle r="14" fill={WHITE} stroke-width="1.6" />
      <circle r="8" fill={YOLK} stroke-width="0" />
      <path d="M-4.5-1A5 5 0 0 1 0-4.8" fill="none" stroke={YOLK_LIGHT} />
    </g>
  )
}

function Tart({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M-21 0 -15 18Q0 23 15 18L21 0Z" fill={TOAST} />
      <path d="M-13 4-10.5 18M-4.5 6-3.5 20M4.5 6 3.5 20M13 4 10.5 18" fill="none" stroke={CRUST} />
      <ellipse rx="21.5" ry="8.5" fill={TOAST} />
      <ellipse rx="16.5" ry="5.6" fill={EGG} stroke-width="1.6" />
      <path d="M-7-1h3M4 1.5h4M2-2.5h1" fill="none" stroke={CRUST} stroke-width="2.6" />
    </g>
  )
}

export const grandDishes: readonly ComponentChildren[] = [
  <Sandwich key="sandwich" />,
  <>
    <path d="M6 28H74C73 44 64 53 53 55V59H27V55C16 53 7 44 6 28Z" fill="#2f5488" />
    <path d="M14 39C24 46 56 46 66 39" fill="none" stroke="#8fb4de" stroke-width="2.6" />
    <ellipse cx="40" cy="28" rx="34" ry="11" fill="#c98a45" />
    <path d="M21 27C22 20 31 17 40 18 50 16 60 22 58 28 57 34 49 34 42 35 33 37 20 34 21 27Z" fill={WHITE} />
    <ellipse cx="36" cy="26" rx="8.5" ry="6" fill={YOLK} />
    <path d="M64 27h.01M17 25h.01M60 33h.01M20 32h.01M28 35.5h.01" fill="none" stroke={HERB} stroke-width="3.6" />
    <path d="M32 12Q29 9 32 6T32 1M48 12Q45 9 48 6T48 1" fill="none" stroke="#fff" stroke-width="2.6" />
  </>,
  <>
    <ScotchHalf at="translate(55 27)" />
    <ScotchHalf at="translate(26 39)" />
  </>,
  <>
    <Plate />
    <path d="M9 41C10 25 24 15 40 15S70 25 71 41C62 49 18 49 9 41Z" fill={EGG} />
    <path d="M11 42C22 47 58 47 69 42 62 49 18 49 11 42Z" fill={EGG_SHADE} stroke="none" />
    <path d="M20 36 28 23 34 37 42 21 47 37 54 24 60 36" fill="none" stroke={KETCHUP} stroke-width="4" />
  </>,
  <>
    <path d="M6 27 12 53Q40 62 68 53L74 27Z" fill={CRUST} />
    <path d="M16 36 19 54M28 39 29.5 57M40 40V58M52 39 50.5 57M64 36 61 54" fill="none" stroke="#7c4519" />
    <ellipse cx="40" cy="27" rx="35" ry="13.5" fill={TOAST} />
    <ellipse cx="40" cy="27" rx="28" ry="9.5" fill={EGG} stroke-width="1.6" />
    <path d="M24 25 28 23M34 32 38 31M50 23 53 25M44 27 46 30" fill="none" stroke={HERB} stroke-width="3" />
    <path d="M38 22h.01M29 29h.01M57 29h.01" fill="none" stroke={KETCHUP} stroke-width="5" />
  </>,
  <>
    <Tart at="translate(40 17)" />
    <Tart at="translate(24 38)" />
    <Tart at="translate(56 38)" />
  </>,
  <>
    <path d="M14 39 17.5 56Q18 59 21 59H59Q62 59 62.5 56L66 39Z" fill={WHITE} />
    <path d="M25 45 26.5 55M35 46 35.5 56M45 46 44.5 56M55 45 53.5 55" fill="none" stroke={SHADE} stroke-width="2.6" />
    <path d="M17 39C15 29 12 20 15 13 24 3 56 3 65 13 68 20 65 29 63 39Z" fill={EGG} />
    <path d="M27 27V35M39 29V36M52 26V34" fill="none" stroke={EGG_SHADE} stroke-width="2.6" />
    <path d="M14 19C10 8 25 4 40 4S70 8 66 19C61 24 55 17 48 20 41 24 35 17 28 20 22 24 17 23 14 19Z" fill={CRUST} />
    <path d="M23 11.5C27 9 33 8 38 8" fill="none" stroke="#e8b06a" stroke-width="2.6" />
    <path d="M11 39H69" fill="none" stroke-width="3.6" />
  </>,
]
