import type { StaffDesk } from './desk.ts'

/** What a story tells: where to look besides what is always looked at, what is done, and what is then to be seen. */
export type Told = {
  at?: string[]
  act: () => Promise<unknown>
  /** texts that are then on a page */
  shows?: [path: string, text: string][]
  /** texts that no page looked at has then */
  hides?: string[]
  /** addresses at which there is then nothing */
  gone?: string[]
}

/** Something that staff do, by the calls it is done with. */
export type Story = { name: string; calls: string[]; tell: (desk: StaffDesk) => Promise<Told> }

const DAYS = ['/de/spielplan?date=25-11-2026', '/de/spielplan?date=26-11-2026', '/de/spielplan?date=03-12-2026']
/** Where records stand beside their own page. */
export const LISTS = ['/de/stuecke', '/de/ensemble', '/de/aktuelles', '/de/spielplan/kalender.ics']
/** Besides, where performances of these days are. */
export const LISTS_OF_DAYS = [...LISTS, ...DAYS]
