import { dayAfter } from '../../../platform/clock/calendar-days.ts'
import type { BookingKind } from '../../bookings/booking-kinds.ts'
import type { PlaceInput } from './PlaceFields.tsx'

/** The form of something new on the board, as it is typed. */
export type NewEntry = PlaceInput & {
  kind: 'event' | BookingKind
  title: string
  productionId: number | null
  isWholeDay: boolean
  lastDay: string
  endTime: string
  /** the last day on which it may be repeated weekly; empty for once */
  repeatUntil: string
}

/** The call that creates it, and the address below which each record can be deleted again. */
export function newEntryRequest(entry: NewEntry): { path: string; body: object; deletePath: string } {
  const { kind, title, productionId, roomId, day, time, isWholeDay, lastDay, endTime, repeatUntil } = entry
  if (kind === 'event')
    return {
      path: '/api/admin/event',
      deletePath: '/api/admin/event',
      body: { productionId, roomId, startsAt: `${day}T${time}`, isOnline: false },
    }
  const [, last = day] = [day, lastDay].toSorted()
  const [startsAt, endsAt] = isWholeDay ? [`${day}T00:00`, `${dayAfter(last, 1)}T00:00`] : [`${day}T${time}`, `${last}T${endTime}`]
  const values = { kind, title, productionId, roomId, startsAt, endsAt }
  const deletePath = '/api/admin/room-booking'
  return { path: `${deletePath}/several`, deletePath, body: { values, until: repeatUntil || null } }
}
