export const explain = {
  /** Leads to a rule by its ID. */
  rule: (id: string): string => `Rule ${id}`,
  round: 'Cards are dealt anew for each round.',
  standing: 'Your place in the game so far, and how many points you are ahead or behind.',
  cards: 'The cards that this player still has in hand.',
  /** The label of a plaque, with what stands on it. */
  plaque: (name: string, facts: readonly string[]): string => `${name}: ${facts.join(', ')}`,
}
