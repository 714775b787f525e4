/** What a run would move or has moved of one document, production or performance. */
export type MoveInItem = {
  kind: 'page' | 'article' | 'person' | 'production' | 'performance'
  title: string
  /** its address on the other site */
  from: string
  state: 'new' | 'known' | 'failed'
  /** what of it has no place here, or why it failed; empty for nothing */
  note: string
  /** of a performance: the time with the house's offset, the room, and what tickets cost */
  startsAt?: string
  place?: string
  prices?: string
}

/** What is moved, as the list of a run names it. */
export function itemOf({ kind, title, address }: { kind: MoveInItem['kind']; title: string; address: string }) {
  return { kind, title, from: address }
}
