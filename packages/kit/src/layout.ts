import type { Seat } from './cards.ts'
import type { Deck } from './deck.ts'

/** A place where cards lie: a number for each zone, or for each zone and seat. The hand of a seat has the seat's number. */
export type Place = number
declare const open: unique symbol
/** A place whose cards all players see. */
export type OpenPlace = Place & { readonly [open]: true }

/** A kind of place, as a game declares it. */
export interface Zone {
  /** `'seat'` for one place per seat; without it there is one place for the table. */
  readonly each?: 'seat'
  /** Who sees the cards that lie there. */
  readonly sight: 'all' | 'owner' | 'none'
  /** Cards lie in dealt order, at most this number of them, and `flip` plays the first. */
  readonly stack?: number
  /** Cards stay there when a new round collects the others. */
  readonly keep?: true
}
/** The zones of a game by name. */
export type Zones = Readonly<Record<string, Zone>>
/**
 * The public numbers of a game by name: `'one'` for a plain number, `'seat'` or `'suit'` for the number of a seat or of a
 * suit (`NO_SUIT` for none), `'each'` for one number per seat.
 */
export type Numbers = Readonly<Record<string, 'one' | 'seat' | 'suit' | 'each'>>

type Spot<Z extends Zone> = Z['sight'] extends 'all' ? OpenPlace : Place
/** How rules name places: `at.won(seat)`, or `at.unused` where the table has only one. */
export type At<Z extends Zones> = {
  readonly [K in keyof Z]: Z[K] extends { each: 'seat' } ? (seat: Seat) => Spot<Z[K]> : Spot<Z[K]>
} & { readonly hand: (seat: Seat) => Place; readonly trick: OpenPlace; readonly stock: Place }

/** The most seats that a table can have. */
export const MAX_SEATS = 8
export const MAX_PLACES = 31 // a view keeps the possible places of a card as bits of one number

// The memory of a table, in this order: trick, numbers of every game, the game's own numbers, places, stacks.
export const LEADER = 0
export const PLAYED = 1
export const TRICK = 2
export const PLAYED_BY = TRICK + MAX_SEATS
export const PHASE = PLAYED_BY + MAX_SEATS
export const ACTING = PHASE + 1
export const ROUND = PHASE + 2
export const PLAYING = PHASE + 3
export const PLAYERS = PHASE + 4
export const TOTALS = PHASE + 5
/** Totals at the beginning of the round. */
export const TOTALS_BEFORE = TOTALS + MAX_SEATS
/** Where the numbers begin that a game declares. */
export const OWN_NUMBERS = TOTALS_BEFORE + MAX_SEATS
const MAX_OWN_NUMBERS = 40
/** Counts how often seats were asked together and how often the last of them has decided. Not a public number. */
export const JOINT = OWN_NUMBERS + MAX_OWN_NUMBERS
/** Where places begin; the same for all games, so that code which moves cards has it as a constant. */
export const PLACES = JOINT + 1
/** Words of a place: two with the cards as bits, one with their number. */
export const PLACE_WORDS = 3

/** What a layout knows about one place. */
export interface PlaceInfo {
  /** The name of its zone. */
  readonly zone: string
  /** The seat that it belongs to; -1 for a place of the whole table. */
  readonly owner: Seat | -1
  /** Who sees the cards that lie there. */
  readonly sight: Zone['sight']
  /** True if its cards stay there when a new round begins. */
  readonly keep: boolean
  /** Where its stack begins in memory (0 for none), and the number of cards that it can hold. */
  readonly stackAt: number
  readonly stack: number
}

/** Where the places and numbers of a game, for one number of seats, lie in a table's memory. */
export interface Layout {
  /** The number of seats. */
  readonly seats: number
  readonly deck: Deck
  /** By place. */
  readonly places: readonly PlaceInfo[]
  /** By zone; the places of a zone for each seat follow each other. */
  readonly firstPlace: Readonly<Record<string, Place>>
  /** The place of the trick. */
  readonly trick: Place
  /** The place of the stock. */
  readonly stock: Place
  /** The zones of the game, and hand, trick and stock. */
  readonly zones: Zones
  /** The slot after the last public number. */
  readonly numbersEnd: number
  /** The size of the memory in words. */
  readonly size: number
}

const BUILT_IN: Zones = {
  hand: { each: 'seat', sight: 'owner' },
  trick: { sight: 'all' },
  stock: { sight: 'none' },
}

/** Fields of every recorded round; the other fields have the names of the zones that were dealt to. */
const RECORD_WORDS = ['leader', 'hands', 'moves', 'scores']

/** The slots of a game's own numbers; the same for every number of seats. */
export function numberSlots(numbers: Numbers): { slots: Record<string, number>; end: number } {
  const slots: Record<string, number> = {}
  let end = OWN_NUMBERS
  for (const [name, kind] of Object.entries(numbers)) {
    if (name === 'mem') throw new Error('a number cannot be called mem: the kit uses that word')
    slots[name] = end
    end += kind === 'each' ? MAX_SEATS : 1
  }
  if (end > JOINT) throw new Error(`a game has at most ${MAX_OWN_NUMBERS} numbers; an 'each' counts as ${MAX_SEATS}`)
  return { slots, end }
}

/** Lays out the memory of a table. */
export function lay(seats: number, deck: Deck, own: Zones, numbers: Numbers): Layout {
  const taken = Object.keys(own).find((zone) => zone in BUILT_IN || RECORD_WORDS.includes(zone))
  if (taken !== undefined) throw new Error(`a zone cannot be called ${taken}: the kit or its records use that word`)
  const zones: Zones = { ...BUILT_IN, ...own }
  const owners: { zone: string; owner: Seat | -1 }[] = []
  const firstPlace: Record<string, Place> = {}
  for (const [zone, { each }] of Object.entries(zones)) {
    firstPlace[zone] = owners.length
    for (let s = 0; s < (each ? seats : 1); s++) owners.push({ zone, owner: each ? s : -1 })
  }
  if (owners.length > MAX_PLACES) throw new Error(`a table has at most ${MAX_PLACES} places, not ${owners.length}`)
  let size = PLACES + PLACE_WORDS * owners.length
  const places = owners.map(({ zone, owner }): PlaceInfo => {
    const { sight, keep = false, stack = 0 } = zones[zone]
    if (sight === 'owner' && owner < 0)
      throw new Error(`zone ${zone} has the sight 'owner' but no owner; add each: 'seat'`)
    const stackAt = stack > 0 ? size : 0
    size += stack
    return { zone, owner, sight, keep, stackAt, stack }
  })
  const { trick, stock } = firstPlace as { trick: Place; stock: Place }
  return { seats, deck, places, firstPlace, trick, stock, zones, numbersEnd: numberSlots(numbers).end, size }
}

/** The places of a game by the names of its zones. */
export function pointers<Z extends Zones>(layout: Layout): At<Z> {
  const entries = Object.entries(layout.zones).map(([zone, { each }]) => {
    const first = layout.firstPlace[zone]
    return [zone, each ? (seat: Seat): Place => first + seat : first]
  })
  return Object.fromEntries(entries) as At<Z>
}

/** May this seat see the cards at this place? A spectator is seat -1. */
export function sees(layout: Layout, place: Place, seat: Seat): boolean {
  const { sight, owner } = layout.places[place]
  return sight === 'all' || (sight === 'owner' && owner === seat)
}

/** The seats of a mask, lowest first. */
export const seatsIn = (mask: number): Seat[] => {
  const seats: Seat[] = []
  for (let left = mask; left !== 0; left &= left - 1) seats.push(31 - Math.clz32(left & -left))
  return seats
}
/** These seats as bits of one number. */
export const maskOf = (seats: readonly Seat[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0)
