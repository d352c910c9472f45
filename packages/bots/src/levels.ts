export type LevelName = 'newcomer' | 'casual' | 'steady' | 'strong' | 'expert'

/** A grade of opponent, the same in every game. */
export interface Level {
  readonly name: LevelName
  /** One line for those who choose. */
  readonly about: string
  /** What its players are called, seat by seat. */
  readonly people: readonly string[]
  /** How long a move should seem to take for those who watch, in milliseconds. */
  readonly pace: { readonly least: number; readonly most: number }
  /** The most that it may think about a move, in milliseconds of a clock that whoever seats it provides. */
  readonly patience: number
}

export const LEVELS: readonly Level[] = [
  {
    name: 'newcomer',
    about: 'Knows the rules, plays what looks right, remembers nothing.',
    people: ['Mochi', 'Pip', 'Clover', 'Button', 'Noodle', 'Fern', 'Biscuit'],
    pace: { least: 700, most: 1600 },
    patience: 30,
  },
  {
    name: 'casual',
    about: 'Has played before and remembers the last trick.',
    people: ['Hana', 'Otis', 'Juno', 'Remy', 'Suki', 'Bram', 'Lotte'],
    pace: { least: 600, most: 1400 },
    patience: 30,
  },
  {
    name: 'steady',
    about: 'Plays with experience and remembers every card.',
    people: ['Greta', 'Kenji', 'Ines', 'Marlow', 'Yuki', 'Tomas', 'Edda'],
    pace: { least: 500, most: 1200 },
    patience: 30,
  },
  {
    name: 'strong',
    about: 'Imagines what the others may hold before each move.',
    people: ['Sora', 'Linnea', 'Ravi', 'Octavia', 'Dmitri', 'Asha', 'Piet'],
    pace: { least: 600, most: 1300 },
    patience: 30,
  },
  {
    name: 'expert',
    about: 'Thinks through many deals and gives nothing away.',
    people: ['Midori', 'Anselm', 'Zora', 'Takumi', 'Beatrix', 'Ruben', 'Noor'],
    pace: { least: 700, most: 1600 },
    patience: 1000,
  },
]

/** The level of this name; undefined if there is none. */
export const findLevel = (name: string): Level | undefined => LEVELS.find((level) => level.name === name)
