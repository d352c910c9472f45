export const rules = {
  all: 'Rules',
  title: (game: string): string => `Rules of ${game}`,
  contents: 'Contents',
  inPictures: 'In pictures',
  goal: 'The goal:',
  allowed: 'may be played',
  notAllowed: 'may not be played',
  faceDown: 'a card face down',
  countFaceDown: (n: number): string => `${n} cards face down`,
  noCard: 'no card',
  /** Spoken for the drawing of a star before a number. */
  stars: 'stars',
  /** Between a number and the number that it becomes. */
  becomes: 'then',
  full: 'Full rules',
  wholePage: 'Open in a new tab',
  /** Cards or colours in the order in which they are drawn. */
  inOrder: (names: readonly string[]): string => names.join(', '),
  houseValue: 'House value',
  ruling: 'Our ruling',
  houseAbout:
    'Printed only on the cards; we could not find it and chose a value. You can change it when you set up a table.',
  rulingAbout: 'The rulebook leaves this open; we decided.',
  play: 'Play',
  learn: 'Learn by playing',
  notFound: 'There are no rules for this game here.',
  linkTo: (id: string): string => `Link to rule ${id}`,
  ruleOf: (id: string): string => `Rule ${id}`,
}
