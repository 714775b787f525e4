/** What booking needs from the programme. Passed in by the composition root, because the programme imports booking. */
export type Performances = {
  /** the shop's numbers of all upcoming performances that have one */
  upcoming(): Promise<string[]>
  /** whether it is in the programme, online and not cancelled */
  isBookable(performance: string): Promise<boolean>
  /** whether it is in the programme and online, but does not take place */
  isCancelled(performance: string): Promise<boolean>
  /** the shop's number of a performance, empty when it has none, and when it begins; undefined when there is no such performance */
  find(id: number): Promise<{ shopNumber: string; startsAt: Date } | undefined>
}
