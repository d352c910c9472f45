/** Outlines in a box of 24 by 24. A stroke with round joins softens their corners. */
export const SILHOUETTES: Readonly<Record<string, string>> = {
  R: 'M12 2.8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4Z',
  B: 'M4.4 4.4h15.2v15.2H4.4Z',
  Y: 'M12 3.6 21.2 19.6H2.8Z',
  G: 'M12 2.2 20.4 12 12 21.8 3.6 12Z',
  P: 'M12 2.4 14.9 8.9 22 9.6 16.7 14.4 18.2 21.4 12 17.8 5.8 21.4 7.3 14.4 2 9.6 9.1 8.9Z',
  N: 'M12 2.4 20.3 7.2V16.8L12 21.6 3.7 16.8V7.2Z',
  K: 'M12 2.4C13.4 6.2 20.8 9.6 20.8 14.2 20.8 17.8 16.6 19.2 13.8 16.6 14 18.8 14.8 20.2 16 21.4H8C9.2 20.2 10 18.8 10.2 16.6 7.4 19.2 3.2 17.8 3.2 14.2 3.2 9.6 10.6 6.2 12 2.4Z',
}

/** Vertical visual centre of outlines whose centre is not the centre of the box. */
const MIDDLES: Readonly<Record<string, number>> = { Y: 14.2, P: 12.8 }

export const middleOf = (suit: string): number => MIDDLES[suit] ?? 12

/** Shrinks a silhouette towards its visual centre. */
export const shrunk = (suit: string, scale: number): string => {
  const shift = (middle: number) => +(middle * (1 - scale)).toFixed(2)
  return `matrix(${scale} 0 0 ${scale} ${shift(12)} ${shift(middleOf(suit))})`
}

export const SUITS = Object.keys(SILHOUETTES)
