export const rules = {
  all: 'Rules',
  title: (game: string): string => `Rules of ${game}`,
  contents: 'Contents',
  inPictures: 'In pictures',
  full: 'Full rules',
  wholePage: 'Rules on a page of their own (new tab)',
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
