import { createContext, useContext } from 'react'
import type { CalendarRoom } from './calendar.server.ts'
import type { CalendarView } from './calendar-view.ts'
import type { Entry, Place } from './entry.ts'

/** A performance on its way, by pointer or keys, with what it would meet where it is held. */
export type Candidate = { entry: Entry; place: Place; conflicts: string[] }

/** What every part of the calendar needs: what is on, and how to move it. */
export type Planner = {
  view: CalendarView
  entries: Entry[]
  rooms: CalendarRoom[]
  today: string
  /** now, in minutes of the wall clock */
  now: number
  mayWrite: boolean
  candidate: Candidate | null
  /** the performance that the keyboard moves */
  carriedId: number | null
  /** keys pressed on a performance: taking it up, moving it, setting it down, giving up */
  onEntryKey(event: React.KeyboardEvent, entry: Entry): void
  giveUp(): void
  openDialog(entry: Entry): void
  conflictsOf(entry: Entry): string[]
  /** the performance that is to have the focus once it stands in its new place */
  focusId: React.RefObject<number | null>
}

const PlannerContext = createContext<Planner | undefined>(undefined)
export const PlannerProvider = PlannerContext.Provider

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('this part belongs into the calendar')
  return planner
}
