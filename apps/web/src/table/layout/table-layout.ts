import type { Mat } from '../../art/surface/geometry.ts'
import type { Point, Rect } from './geometry.ts'
import { lowLayout } from './low-layout.ts'
import { narrowLayout } from './narrow-layout.ts'
import type { Align } from './pile-layout.ts'
import type { TrickLayout } from './trick-layout.ts'
import { wideLayout } from './wide-layout.ts'

/** The space for a table. */
export interface TableBox {
  readonly width: number
  readonly height: number
  /** The size of the letters in pixels, 16 by default. */
  readonly rem: number
}
/** A layout before its unit is known. */
export type Arrangement = Omit<TableLayout, 'unit'>

/** What the table must have space for. */
export interface TableNeeds {
  /** The number of the other seats. */
  readonly others: number
  /** The largest hand of the round. */
  readonly hand: number
  /** The number of cards in the viewer's hand. */
  readonly cards: number
  /** Cards lie side by side in front of the seats, so that their piles need space. */
  readonly fans: boolean
  /** The lines of a plaque. */
  readonly lines: 1 | 2
  /** There are buttons on the table. */
  readonly tools: boolean
  /** There is a line of words on the table. */
  readonly words: boolean
}

export interface SeatLayout {
  /** The centre of the avatar. */
  readonly avatar: Point
  readonly avatarSize: number
  /** The point of the plaque that stays where it is however long the name is. */
  readonly plaque: Point & { readonly align: Align; readonly widest: number }
  /** The direction in which the card backs are fanned out, in degrees; 0 is up. */
  readonly fan: { readonly turn: number; readonly cardWidth: number }
  readonly piles: Rect & { readonly align: Align; readonly widestCard: number }
}

/** Where everything on a table is, in pixels. */
export interface TableLayout {
  readonly shape: 'wide' | 'low' | 'narrow'
  /** The unit of sizes on the table; it follows the size of the letters as far as the screen allows. */
  readonly unit: number
  readonly height: number
  readonly mat: Mat
  /** No seat is in the upper corners. */
  readonly hasFreeCorners: boolean
  /** The other seats in the order of play. */
  readonly others: readonly SeatLayout[]
  readonly own: SeatLayout
  readonly trick: TrickLayout
  readonly hand: Rect & { readonly widestCard: number; readonly rows: number }
  /** The line of words grows upwards from the bottom of this area. */
  readonly words: Rect
  readonly tools: Rect
}

/** A table this low has the plaques beside the avatars. */
const LOW = 430
/** The shorter side of a table has at least as many units, so that large letters do not hide the hand. */
const LEAST_UNITS = 18

/** Arranges a table in the space that it has. */
export function tableLayout({ width, height, rem }: TableBox, needs: TableNeeds): TableLayout {
  const unit = Math.max(Math.min(rem, 16), Math.min(rem, Math.min(width, height) / LEAST_UNITS))
  const arrange = width < height * 1.05 ? narrowLayout : height < LOW ? lowLayout : wideLayout
  return { ...arrange({ width, height, rem: unit }, needs), unit }
}
