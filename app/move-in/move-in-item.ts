/** What a run would move or has moved of one document or performance. */
export type MoveInItem = {
  kind: 'page' | 'article' | 'performance'
  title: string
  /** its address on the other site */
  from: string
  state: 'new' | 'known' | 'failed'
  /** what of it has no place here, or why it failed; empty for nothing */
  note: string
}
