/** What booking knows of a performance: when and where it is. `shopNumber` is empty when no shop sells it. */
export type Performance = { id: number; shopNumber: string; title: string; startsAt: Temporal.Instant; room: string; isCancelled: boolean }

/** What booking needs from the programme. Passed in by the composition root, because the programme imports booking. */
export type Performances = {
  /** the shop's numbers of all upcoming performances that have one */
  upcoming(): Promise<string[]>
  /** whether it is in the programme, online and not cancelled */
  isBookable(performance: string): Promise<boolean>
  /** whether it is in the programme and online, but does not take place */
  isCancelled(performance: string): Promise<boolean>
  /** undefined when there is no such performance, or it is not online */
  find(id: number): Promise<Performance | undefined>
  /** those that are online under a number of the shop, mostly one */
  sold(performance: string): Promise<Performance[]>
}
