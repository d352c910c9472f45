import type { Suit } from '@trick-bento/kit'

/** The colours of our decks by letter. Each has its own symbol. */
const COLOURS: Readonly<Record<string, Suit>> = {
  R: { letter: 'R', name: 'red', symbol: '●', colour: 'red' },
  B: { letter: 'B', name: 'blue', symbol: '■', colour: 'blue' },
  Y: { letter: 'Y', name: 'yellow', symbol: '▲', colour: 'yellow' },
  G: { letter: 'G', name: 'green', symbol: '◆', colour: 'green' },
  P: { letter: 'P', name: 'purple', symbol: '★', colour: 'purple' },
  N: { letter: 'N', name: 'brown', symbol: '⬢', colour: 'brown' },
  K: { letter: 'K', name: 'black', symbol: '♠', colour: 'black' },
}

/** The suits of these letters: `colours('RBY')`. */
export const colours = (letters: string): Suit[] => Array.from(letters, (letter) => COLOURS[letter])
