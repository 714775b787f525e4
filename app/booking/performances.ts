/** What booking needs from the programme. Passed in by the composition root, because the programme imports booking. */
export type Performances = {
  /** the shop's numbers of all upcoming performances that have one */
  upcoming(): Promise<string[]>
  /** whether it is in the programme, online and not cancelled */
  isBookable(performance: string): Promise<boolean>
  /** the shop's number of a performance; empty when it has none, undefined when there is no such performance */
  shopNumberOf(id: number): Promise<string | undefined>
}
