import { z } from 'zod'
import type { Viewer } from '../../platform/auth/auth.ts'
import { dayOf, isoWithOffset, parseInstant, TIMEZONE } from '../../platform/clock/clock.ts'
import { isoDate, isoDateTime } from '../../platform/clock/date-schemas.ts'
import { recordId } from '../../platform/database/record-id.ts'
import { conflict, invalidField, orNotFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import type { StaffRecord } from '../../records/staff-record.ts'
import { readRecord } from '../../records/values.server.ts'
import { createInTx, updateRecord, withWriteContext } from '../../records/write.server.ts'
import { BOOKING_KINDS } from './booking-kinds.ts'

/** Most bookings created at once: a season of weeks. */
const MAX_REPEATED = 60

/** A booking, and the last day on which it may be repeated weekly; null for once. */
export const bookingSeriesSchema = z.strictObject({
  values: z.strictObject({
    kind: z.enum(BOOKING_KINDS),
    title: z.string().max(200).default(''),
    roomId: recordId,
    startsAt: isoDateTime,
    endsAt: isoDateTime,
    productionId: recordId.nullable().default(null),
  }),
  until: isoDate.nullable().default(null),
})
type BookingSeries = z.infer<typeof bookingSeriesSchema>

const positionSchema = z.strictObject({ startsAt: isoDateTime, roomId: recordId })

/** A move of a booking. `is_sure` is that of performances; nobody holds tickets for a booking. */
export const bookingMoveSchema = z.strictObject({ from: positionSchema, to: positionSchema, is_sure: z.boolean().default(false) })
type BookingMove = z.infer<typeof bookingMoveSchema>

/**
 * Creates a booking, and one in each week after it up to a day, at the same times of day, in one transaction.
 * @returns their ids, in order
 * @throws Problem 400 with a message per field
 */
export function createBookings(platform: Platform, viewer: Viewer, { values, until }: BookingSeries): Promise<number[]> {
  const [start, end] = [values.startsAt, values.endsAt].map((at) => parseInstant(at).toZonedDateTimeISO(TIMEZONE))
  if (!start || !end) throw new Error('a booking has a start and an end')
  const weeks = until === null ? 1 : weeksUntil(dayOf(start.toInstant()), Temporal.PlainDate.from(until))
  return withWriteContext({ platform, type: recordTypeNamed('room-booking'), viewer }, async (work) => {
    const ids: number[] = []
    for (let week = 0; week < weeks; week += 1) {
      const [startsAt, endsAt] = [start, end].map((at) => isoWithOffset(at.add({ weeks: week }).toInstant()))
      const { id } = await createInTx(work, { ...values, startsAt, endsAt })
      ids.push(id)
    }
    return ids
  })
}

function weeksUntil(first: Temporal.PlainDate, last: Temporal.PlainDate): number {
  const weeks = Math.floor(first.until(last, { largestUnit: 'days' }).days / 7) + 1
  if (weeks < 1) throw invalidField('until', t('The end must be after the start.'))
  if (weeks > MAX_REPEATED) throw invalidField('until', t('A booking may be repeated at most {n} times.', { n: MAX_REPEATED }))
  return weeks
}

/**
 * Moves a booking to another time or room; its duration stays.
 * @throws Problem 404; 409 `conflict` when it is no longer at `from`
 */
export async function moveBooking(platform: Platform, viewer: Viewer, id: number, { from, to }: BookingMove): Promise<StaffRecord> {
  const type = recordTypeNamed('room-booking')
  const record = orNotFound(await readRecord(platform.db, type, id))
  const { startsAt, endsAt, roomId } = record.values as { startsAt: string; endsAt: string; roomId: number }
  const [oldStart, newStart] = [Temporal.Instant.from(startsAt), parseInstant(to.startsAt)]
  if (!oldStart.equals(parseInstant(from.startsAt)) || roomId !== from.roomId)
    throw conflict(t('Someone else has since changed this record.'), { theirs: record })
  const end = newStart.add(oldStart.until(Temporal.Instant.from(endsAt)))
  const changes = { startsAt: isoWithOffset(newStart), endsAt: isoWithOffset(end), roomId: to.roomId }
  return updateRecord(platform, type, viewer, { id, base: record.revision, changes })
}
