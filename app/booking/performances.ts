import type { HouseTerms } from './sale-state.ts'

/** What booking needs from the programme. Passed in by the composition root, because the programme imports booking. */
export type Performances = {
  /** the shop's numbers of all upcoming performances that have one */
  upcoming(): Promise<string[]>
  /** whether it is in the programme, online and not cancelled */
  isBookable(performance: string): Promise<boolean>
  /** whether it is in the programme and online, but does not take place */
  isCancelled(performance: string): Promise<boolean>
  /** what the house says about the sale of a performance now, and when it begins; undefined when there is no such performance */
  find(id: number): Promise<(HouseTerms & { startsAt: Date }) | undefined>
}
