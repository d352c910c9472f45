import type { ComponentChildren } from 'preact'
import type { Drawing } from '../avatars.ts'
import { CRUMB, HERB, KETCHUP, NORI, RICE, RICE_SHADE, TOAST, WHITE } from './palette.ts'

/** Pieces of tableware, each in a box of 36 by 36. */
export const TABLEWARE: Readonly<Record<Drawing, ComponentChildren>> = {
  onigiri: (
    <g>
      <path d="M18 8C21 8 23 12 25.5 16.5 28 21 29 26 25 27H11C7 26 8 21 10.5 16.5 13 12 15 8 18 8Z" fill={RICE} />
      <path d="M13.5 19.5H22.5V27H13.5Z" fill={NORI} />
    </g>
  ),
  chopsticks: (
    <g>
      <path d="M8 24C11 20 14 24 18 24S25 20 28 24C29 27 27 28 24 28H12C9 28 7 27 8 24Z" fill="#6f93c4" />
      <path d="M7 19.5 29 8.5" fill="none" stroke-width="4.6" />
      <path d="M7 19.5 29 8.5" fill="none" stroke={KETCHUP} stroke-width="2" />
      <path d="M8 23.5 30 14" fill="none" stroke-width="4.6" />
      <path d="M8 23.5 30 14" fill="none" stroke={KETCHUP} stroke-width="2" />
    </g>
  ),
  'tea cup': (
    <g>
      <path d="M9.5 13H26.5L25 25Q24.5 28 21.5 28H14.5Q11.5 28 11 25Z" fill="#7fa7a0" />
      <path d="M10.2 18.5 25.8 18.5" fill="none" stroke={WHITE} />
      <ellipse cx="18" cy="13" rx="8.5" ry="3" fill="#9cb54a" />
      <path d="M15.5 8q-1.5-1.5 0-3M20.5 8q-1.5-1.5 0-3" fill="none" stroke-width="1.5" />
    </g>
  ),
  'soy bottle': (
    <g>
      <path d="M8 18C10 10.5 20 9 24 16.5L30 11Q28 18 30 25L24 19.5C20 27 10 25.5 8 18Z" fill="#dcebf0" />
      <path d="M8 18C13 16.5 19 19 24 17.5L28.8 18Q28.9 21.5 30 25L24 19.5C20 27 10 25.5 8 18Z" fill="#6d3219" />
      <path d="M4 15H8.5V21H4Z" fill={KETCHUP} />
    </g>
  ),
  radish: (
    <g>
      <path
        d="M18 12.5C18 7 14 5.5 12 6 12 9 14 12 18 12.5ZM18 12.5C18 7 22 5.5 24 6 24 9 22 12 18 12.5Z"
        fill={HERB}
      />
      <path
        d="M18 12C24 12 27 16 26 20 25 24.5 20.5 25.5 18 31 15.5 25.5 11 24.5 10 20 9 16 12 12 18 12Z"
        fill="#e0517a"
      />
      <path d="M13.5 17.5Q14.5 15.5 16.5 15.2" fill="none" stroke={WHITE} />
    </g>
  ),
  mushroom: (
    <g>
      <path d="M14 18H22L23 25Q23 28 18 28T13 25Z" fill={CRUMB} />
      <path d="M7.5 18C7.5 11.5 12 8 18 8S28.5 11.5 28.5 18C28.5 20.5 7.5 20.5 7.5 18Z" fill="#a5683a" />
      <path d="M15.5 14.5 20.5 11.5M15.8 11.3 20.2 14.7M18 10.5V15.5" fill="none" stroke={CRUMB} stroke-width="1.5" />
    </g>
  ),
  persimmon: (
    <g>
      <path d="M18 12C25 9.5 29.5 13.5 29.5 18.5S25 28 18 28 6.5 23.5 6.5 18.5 11 9.5 18 12Z" fill="#ee7f2d" />
      <path
        d="M18 13C15 9.5 12.5 11 10.5 12 13 14 15.5 15.5 18 13ZM18 13C21 9.5 23.5 11 25.5 12 23 14 20.5 15.5 18 13ZM18 13V8.5"
        fill={HERB}
      />
      <path d="M10.5 19Q10.8 22 12.8 24" fill="none" stroke="#fbc58c" />
    </g>
  ),
  leaf: (
    <g>
      <path d="M8 28C5.5 16 14 7.5 29 7 29.5 21 21 30 8 28Z" fill="#6aa548" />
      <path
        d="M8 28 22.5 13.5M13 23V17.5M13 23H19M17.5 18.5V13.5M17.5 18.5H23"
        fill="none"
        stroke="#d5ecb4"
        stroke-width="1.5"
      />
    </g>
  ),
  bowl: (
    <g>
      <path d="M10 16C10 11 13.5 9 18 9S26 11 26 16Z" fill={RICE} />
      <path d="M14.5 12.5h.01M18.5 11.5h.01M21.5 13.5h.01" fill="none" stroke={RICE_SHADE} />
      <path d="M6 16H30C30 22 26.5 25.5 22.5 26.5V28.5H13.5V26.5C9.5 25.5 6 22 6 16Z" fill={KETCHUP} />
      <path d="M10 20Q11 22.2 13 23.2" fill="none" stroke="#f5a494" />
    </g>
  ),
  gyoza: (
    <g>
      <path d="M5.5 24C5.5 15 11 9.5 18 9.5S30.5 15 30.5 24C30.5 27 5.5 27 5.5 24Z" fill={CRUMB} />
      <path d="M7 23C12 19.5 24 19.5 29 23 29 25.8 7 25.8 7 23Z" fill={TOAST} stroke="none" />
      <path d="M5.5 24C5.5 15 11 9.5 18 9.5S30.5 15 30.5 24C30.5 27 5.5 27 5.5 24Z" fill="none" />
      <path d="M11 12.8 13 16.5M18 9.5V14M25 12.8 23 16.5" fill="none" />
    </g>
  ),
  dango: (
    <g>
      <path d="M8 29 28 7" fill="none" stroke-width="2.4" stroke="#8b5a2b" />
      <circle cx="24.5" cy="11" r="4.6" fill="#f2a3b5" />
      <circle cx="18.5" cy="17.5" r="4.6" fill={WHITE} />
      <circle cx="12.5" cy="24" r="4.6" fill="#9cc26a" />
    </g>
  ),
  lantern: (
    <g>
      <path d="M18 5V8M18 28V31" fill="none" />
      <path d="M11 11C5.5 14 5.5 22 11 25H25C30.5 22 30.5 14 25 11Z" fill="#d8452c" />
      <path d="M8 14.8H28M7 18H29M8 21.2H28" fill="none" stroke="#f5b09a" stroke-width="1.4" />
      <path d="M13 8H23V11H13ZM13 25H23V28H13Z" fill="#43312a" />
    </g>
  ),
}
