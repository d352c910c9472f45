/** The levels of bots, by their codes. */
export const levels = {
  newcomer: { name: 'Newcomer', about: 'Knows the rules, plays what looks right, remembers nothing.' },
  casual: { name: 'Casual', about: 'Has played before and remembers the last trick.' },
  steady: { name: 'Steady', about: 'Plays with experience and remembers every card.' },
  strong: { name: 'Strong', about: 'Imagines what the others may hold before each move.' },
  expert: { name: 'Expert', about: 'Thinks through many deals and gives nothing away.' },
}
