import type { Option } from '@trick-bento/kit'
import type { Who } from '@trick-bento/words'
import { count, does, small, whose } from '@trick-bento/words/en'

const seats = (least: number, most: number): string =>
  least === most ? count(least, 'seat') : `${least} to ${most} seats`

/** What the terminal says apart from the words of the games. */
export const en = {
  seats,
  seed: (seed: string): string => `Seed: ${seed}`,
  /** A card in a sentence, from its symbol and rank. */
  card: (symbol: string, rank: string): string => `${symbol} ${rank}`,

  games: {
    option: (name: string, option: Option<unknown>): string =>
      `${name}: ${option.allowed}; ${JSON.stringify(option.default)} unless given`,
    house: (about: string): string => `${about} House value: enter what your printed cards say.`,
    noRules: 'There is no rules page for this game.',
  },

  play: {
    greeting: (people: readonly string[], seed: string): string =>
      `At the table: ${people.join(', ')}. Type help at any time. Seed: ${seed}`,
    player: (name: string, level: string): string => `${name} (${small(level)})`,
    whichGame: 'Which game? ',
    typeNumber: (most: number): string => `Type a number from 1 to ${most}, or quit.`,
    refused: (reason: string): string => `Sorry, ${reason}.`,
    noGameChosen: 'No game was chosen.',
    left: 'The game was left before its end.',
    notSaved: 'Nothing was saved: only a finished game has a record.',
    saved: (path: string): string => `Saved to ${path}.`,
    sameDeal: (command: string): string => `The same deal again: ${command}`,
    watches: (who: Who): string => `${does(who, 'watch')} this round.`,
    workers: {
      restarted: (who: Who): string => `${whose(who)} worker failed and was restarted.`,
      failed: (who: Who): string => `${whose(who)} worker failed again: from now on this bot plays like a newcomer.`,
    },
  },

  /** In the margin of what the terminal shows. */
  labels: {
    hand: 'Hand',
    trick: 'Trick',
    last: 'Last',
    table: 'Table',
    yours: 'Yours',
    choose: 'Choose',
    or: 'Or',
    allowed: 'Allowed',
  },
  noCards: 'no cards',

  turn: {
    only: (move: string): string => `Only ${move} is possible: press Enter.`,
    yourTurn: 'It is your turn.',
    whichOne: 'Which one?',
    noTrickYet: 'No trick has been completed yet.',
    refused: (what: string, why: string): string => `Not ${what}. ${why}.`,
    unknown: (text: string): string => `“${text}” is not a move here; type help for more.`,
    helpNumbers: (move: string): string =>
      `Type the number below a card, or its name such as ${move}, and press Enter.`,
    helpCards: 'Type the number of a card and press Enter. Cards that you may play are marked with ^.',
    commands: {
      hint: 'what an expert would do in your place',
      last: 'the last trick',
      scores: 'points and everything else that is public',
      rules: 'the rules of the game',
      help: 'this list',
      quit: 'leave the game',
    },
  },

  headings: {
    round: (round: number): string => `Round ${round}`,
    roundOver: (round: number): string => `Round ${round} is over`,
    trick: (trick: number): string => `Trick ${trick}`,
    trump: (suit: string): string => `trump ${suit}`,
    leads: (who: Who): string => does(who, 'lead'),
    gameOver: 'The game is over',
  },

  scores: {
    seat: 'Seat',
    thisRound: 'This round',
    out: '(out)',
    none: 'none',
  },

  replay: {
    keys: 'Enter next · b back · t trick · r round · a change view · q quit > ',
    people: (names: readonly string[], seed: string): string =>
      `${count(names.length, 'seat')}: ${names.join(', ')}.${seed && ` Seed: ${seed}`}`,
    unnamed: (seat: number): string => `Seat ${seat}`,
    allOpen: 'All hands are open.',
    viewOf: (who: Who): string => `This is ${who.you ? 'your' : whose(who)} view.`,
    lastMove: 'That was the last move.',
    unknownKey: (key: string): string => `“${key}” is not one of these keys.`,
  },

  verify: {
    records: (n: number, games: string): string =>
      `${n === 1 ? '1 record agrees' : `${n} records agree`} with the rules: ${games}.`,
    proofs: (n: number, games: string): string =>
      `${n === 1 ? '1 proof is' : `${n} proofs are`} valid, deals and rules included: ${games}.`,
  },

  check: {
    title: (game: string, n: number): string => `${game}, ${count(n, 'seat')}`,
  },

  arena: {
    title: (game: string, seats: number, deals: number, extent: 'round' | 'match', seed: string): string =>
      `${game}, ${count(seats, 'seat')}, ${deals} ${extent === 'round' ? 'deals' : 'whole games'}, seed ${seed}`,
    points: { highest: 'Points (more are better)', lowest: 'Points (fewer are better)' },
    byTime: (points: string): string => `${points}, by time per move`,
    timePerMove: 'time per move',
    shared: (seatings: number): string =>
      `All bots share the table, and every deal is played with ${count(seatings, 'seating')}.`,
    among: (bot: string): string => `Each bot takes each seat once among copies of ${bot}, always with the same deals.`,
    howToRead: (best: 'highest' | 'lowest', seats: number): string =>
      `${best === 'highest' ? 'More' : 'Fewer'} points are better; 1 / ${seats} of the wins is a fair share; ± is a 95 % interval.`,
    columns: { bot: 'bot', points: 'points', wins: 'wins', rating: 'Elo', mean: 'per move', longest: 'longest' },
    beats: (better: string, worse: string, by: string): string => `${better} beats ${worse} by ${by} points`,
    noDifference: (better: string, worse: string, by: string): string =>
      `${better} and ${worse}: no difference shown at 95 % (${by} points)`,
    closes: (bot: string, share: string, from: string, to: string): string =>
      `${bot} closes ${share} of the gap between ${from} and ${to}`,
    noGap: (from: string, to: string): string =>
      `no gap shown at 95 % between ${from} and ${to}, so no bot can be said to close it`,
  },

  progress: {
    games: (done: number, total: number): string => `${done} of ${total} games`,
    deals: (done: number, total: number): string => `${done} of ${total} deals`,
    steps: (done: number, total: number): string => `${done} of ${total} steps`,
    timeLeft: (time: string): string => `, ${time} left`,
  },
}

export type Dictionary = typeof en
