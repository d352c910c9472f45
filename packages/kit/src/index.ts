export * from './cards.ts'
export { Deal, type DealSource, randomDeal, seededDeal } from './deal.ts'
export { Deck, type DeckContents, NO_SUIT, range, type Suit } from './deck.ts'
export * from './definition.ts'
export { type Event, redact, UNSEEN } from './events.ts'
export * from './game.ts'
export { explain, legal, perft, playout, type Refusal, refusal } from './law.ts'
export { LAW_REASONS, type LawCode, reasonText } from './law-reasons.ts'
export {
  type At,
  type Layout,
  MAX_SEATS,
  maskOf,
  type Numbers,
  type OpenPlace,
  type Place,
  type PlaceInfo,
  seatsIn,
  sees,
  type Zone,
  type Zones,
} from './layout.ts'
export { type Decision, Match, moveNames, show } from './match.ts'
export { makeMove, parseMove } from './notation.ts'
export { type Chosen, defaults, type Option, type Options, oneOf, readOptions, whole, wholes } from './options.ts'
export { quote } from './quote.ts'
export { type Random, seeded, shuffle, Xoshiro } from './random.ts'
export {
  FORMAT,
  type GameRecord,
  MAX_RECORD_LENGTH,
  parseRecord,
  type RecordedMove,
  type RecordedRound,
} from './record/format.ts'
export { replayRecord, type Verified, verifyRecord } from './record/verify.ts'
export { makeRecord, type RecordDetails } from './record/write.ts'
export { must, ok, type Result, refuse } from './result.ts'
export { Sampler } from './sample.ts'
export type { Public } from './state.ts'
export { Table } from './table.ts'
export { View } from './view.ts'
