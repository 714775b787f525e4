import type { HouseTerms } from './sale-state.ts'

/** What booking knows of a performance: when and where it is, and what the house says about its sale. */
export type Performance = HouseTerms & { id: number; title: string; startsAt: Temporal.Instant; room: string }

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
