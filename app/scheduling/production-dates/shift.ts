import type { ConflictResponse } from '../use-conflicts.ts'

/** The units in which dates are shifted. */
export const SHIFT_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const
export type ShiftUnit = (typeof SHIFT_UNITS)[number]

/** How far dates are shifted: by whole days on the wall clock, then by minutes; negative is earlier. */
export type Shift = { days: number; minutes: number }

/** A date as a shift would leave it; instants are ISO with offset. */
export type ShiftedDate = {
  id: number
  /** the revision that the preview has seen, on which the shift is based */
  base: string
  from: string
  startsAt: string
  room: string
  conflicts: ConflictResponse[]
  /** tickets sold or held; null where the shop does not say */
  taken: number | null
}

const MINUTES_OF: Record<'minutes' | 'hours', number> = { minutes: 1, hours: 60 }
const DAYS_OF: Record<'days' | 'weeks', number> = { days: 1, weeks: 7 }

/** A distance as a shift. @param amount whole number, negative for earlier */
export function shiftOf(amount: number, unit: ShiftUnit): Shift {
  return unit === 'minutes' || unit === 'hours'
    ? { days: 0, minutes: amount * MINUTES_OF[unit] }
    : { days: amount * DAYS_OF[unit], minutes: 0 }
}
