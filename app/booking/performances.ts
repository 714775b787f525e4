/** What booking has to know of the programme. The programme shows booking, so it is handed in by whoever knows both. */
export type Performances = {
  /** the shop's numbers of all performances to come that have one */
  upcoming(): Promise<string[]>
  /** whether the house plays it, shows it and has not cancelled it */
  isBookable(performance: string): Promise<boolean>
  /** the shop's number of a performance of the house, empty when nothing of it is booked; undefined when there is no such performance */
  shopNumberOf(id: number): Promise<string | undefined>
}
