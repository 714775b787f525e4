import type { StaffFixture } from './staff-fixture.ts'

/** The steps of a story: the pages to watch besides the usual ones, the action, and what they must show afterwards. */
export type Outcome = {
  at?: string[]
  act: () => Promise<unknown>
  /** texts that a page shows afterwards */
  shows?: [path: string, text: string][]
  /** texts that no watched page shows afterwards */
  hides?: string[]
  /** paths that answer 404 afterwards */
  gone?: string[]
}

/** An action of staff with the endpoints that it calls. */
export type Story = { name: string; calls: string[]; tell: (fixture: StaffFixture) => Promise<Outcome> }

const DAYS = ['/de/spielplan?date=25-11-2026', '/de/spielplan?date=26-11-2026', '/de/spielplan?date=03-12-2026']
/** Pages that list records. */
export const LISTS = ['/de/stuecke', '/de/ensemble', '/de/aktuelles', '/de/spielplan/kalender.ics']
/** The same, and the schedule of the days that stories change. */
export const LISTS_OF_DAYS = [...LISTS, ...DAYS]
