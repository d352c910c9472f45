import type { Card, Place, View } from '@trick-bento/kit'

/** A fact that the reader could know, and that explains how often a card wins or vanishes. */
export type Cause =
  /** The only higher card of the suit is gone. */
  | { readonly kind: 'is gone'; readonly card: Card }
  /** Nobody else can have a higher card of the suit. */
  | { readonly kind: 'none above'; readonly card: Card }
  /** There is no higher card of the suit. */
  | { readonly kind: 'highest'; readonly card: Card }
  /** Only this higher card of the suit may still be played; the reader has not seen it. */
  | { readonly kind: 'one above'; readonly card: Card }
  /** The other card alike is gone, or may still be played. */
  | { readonly kind: 'twin gone' | 'twin out' }

/** Why others can or cannot beat this card with its own suit; undefined if there is nothing simple to say. */
export function causeOfWinning(view: View, card: Card): Cause | undefined {
  const { deck, layout } = view.game
  const higher = [...deck.suitWith(card)].filter((each) => deck.rankOf(each) > deck.rankOf(card))
  if (higher.length === 0) return { kind: 'highest', card }
  if (higher.some((each) => view.known[each] === layout.trick)) return undefined
  const out = higher.filter((each) => isOut(view, each))
  if (out.length > 1 || out.some((each) => isSeen(view, each))) return undefined
  if (out.length === 1) return { kind: 'one above', card: deck.kindOf(out[0]) }
  const [only] = higher
  const isGone = higher.length === 1 && view.known[only] !== view.seat
  return isGone ? { kind: 'is gone', card: deck.kindOf(only) } : { kind: 'none above', card }
}

/** Where the one other card alike is; undefined if there are none or several, or the reader sees it. */
export function causeOfVanishing(view: View, card: Card): Cause | undefined {
  const { deck, layout } = view.game
  const copies = [...deck.alike(card)]
  const others = copies.filter((copy) => view.known[copy] !== view.seat && view.known[copy] !== layout.trick)
  if (copies.length !== 2 || others.length !== 1) return undefined
  if (isOut(view, others[0]) && isSeen(view, others[0])) return undefined
  return { kind: isOut(view, others[0]) ? 'twin out' : 'twin gone' }
}

const isSeen = ({ known }: View, card: Card): boolean => known[card] >= 0

/** May another seat still play this card, for all that the reader knows? */
function isOut({ game, seat, could, known, table }: View, card: Card): boolean {
  const isAt = (place: Place): boolean =>
    known[card] === place || (known[card] < 0 && ((could[card] >>> place) & 1) !== 0)
  return game.layout.places.some(({ owner, sight, stack, zone }, place) => {
    if (owner < 0 || table.count(place) === 0 || !isAt(place)) return false
    return stack > 0 || (owner !== seat && (zone === 'hand' || sight === 'owner'))
  })
}
