/** The cards of the first day, in their order. */
export const CARDS = ['house', 'places', 'shop', 'starter', 'production', 'colleagues'] as const
export type Card = (typeof CARDS)[number]

/** How far a house is: what it has, which is never stored, and what somebody has put off. */
export type FirstDay = { done: Card[]; putOff: Card[]; hasBegun: boolean }

/** The first card that is neither done nor put off; the first of all where none is left. */
export function nextCard({ done, putOff }: FirstDay): Card {
  return openCards({ done, putOff })[0] ?? CARDS[0]
}

/** The cards that wait to be done now. */
export function openCards({ done, putOff }: Pick<FirstDay, 'done' | 'putOff'>): Card[] {
  return CARDS.filter((card) => !done.includes(card) && !putOff.includes(card))
}
