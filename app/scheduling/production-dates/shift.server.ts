import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { ShopRejected, ShopUnavailable, type TicketShop, takenIn } from '../../booking/index.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { isoWithOffset, parseInstant, TIMEZONE, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { recordId } from '../../platform/database/record-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { rooms } from '../../programme/tables.ts'
import { BATCH_SIZE } from '../../records/batch-size.ts'
import { type BulkResult, changeEach } from '../../records/bulk.server.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { typeFor } from '../../records/role-limits.server.ts'
import { readRecords } from '../../records/values.server.ts'
import { updateInTx } from '../../records/write.server.ts'
import { findBatchConflicts } from '../proposed-events.server.ts'
import type { Shift, ShiftedDate } from './shift.ts'

const MOST_DAYS = 400
const MOST_MINUTES = 24 * 60

const distance = {
  days: z.int().min(-MOST_DAYS).max(MOST_DAYS),
  minutes: z.int().min(-MOST_MINUTES).max(MOST_MINUTES),
  /** null: each stays in its room */
  roomId: recordId.nullable().default(null),
}

/** What a shift would do. */
export const shiftPreviewSchema = z.strictObject({ ids: z.array(recordId).min(1).max(BATCH_SIZE), ...distance })

/** A shift of dates, each on the revision its preview has seen, and whether it was confirmed although tickets are sold. */
export const shiftSchema = z.strictObject({
  dates: z
    .array(z.strictObject({ id: recordId, base: z.string().max(100) }))
    .min(1)
    .max(BATCH_SIZE),
  ...distance,
  is_sure: z.boolean().default(false),
})

type Scheduling = { platform: Platform; shop: TicketShop | undefined }
type EventValues = {
  productionId: number
  roomId: number
  parentId: number | null
  startsAt: string
  endsAt: string | null
  status: string
  idJet: string
}

/** The dates as a shift would leave them, by beginning, with what would be in their way. One call to the shop. */
export async function previewShift(
  { platform, shop }: Scheduling,
  viewer: Viewer,
  { ids, roomId, ...shift }: z.infer<typeof shiftPreviewSchema>,
): Promise<ShiftedDate[]> {
  const { db } = platform
  const records = await readEvents(platform, viewer, ids)
  const shifted = records.map(({ id, title, revision, values }) => ({
    id,
    title,
    revision,
    values,
    ...shiftedValues(values, shift, roomId),
  }))
  const [names, taken] = await Promise.all([
    readRoomNames(
      db,
      shifted.map((date) => date.roomId),
    ),
    readTaken(
      shop,
      records.map(({ values }) => values.idJet),
    ),
  ])
  const conflicts = await findBatchConflicts(
    db,
    viewer.role,
    shifted.map(({ id, title, values, startsAt, endsAt, roomId }) => ({
      ...{ id, title, roomId, room: names.get(roomId) ?? '', productionId: values.productionId, parentId: values.parentId },
      ...{ startsAt, endsAt, isCancelled: values.status === 'cancelled', cast: undefined },
    })),
  )
  return shifted
    .map(({ id, revision, values, startsAt, roomId }, index) => ({
      ...{ id, base: revision, from: values.startsAt, startsAt: isoWithOffset(startsAt), room: names.get(roomId) ?? '' },
      taken: values.idJet ? taken(values.idJet) : 0,
      conflicts: (conflicts[index] ?? []).map(({ kind, persons, other }) => ({
        ...{ kind, persons },
        other: { ...other, startsAt: isoWithOffset(toInstant(other.startsAt)) },
      })),
    }))
    .toSorted((one, other) => Temporal.Instant.compare(parseInstant(one.startsAt), parseInstant(other.startsAt)))
}

/**
 * Shifts dates in one transaction; their durations stay. One that cannot be written, or that somebody has changed since its
 * preview, is reported and does not stop the others.
 * @throws Problem 409 `tickets_taken` where tickets are sold or the shop does not say, unless `is_sure`
 */
export async function shiftDates(
  { platform, shop }: Scheduling,
  viewer: Viewer,
  { dates, roomId, is_sure: isSure, ...shift }: z.infer<typeof shiftSchema>,
): Promise<BulkResult> {
  const bases = new Map(dates.map(({ id, base }) => [id, base]))
  const records = await readEvents(platform, viewer, [...bases.keys()])
  if (!isSure) await assertNoneTaken(shop, records)
  const before = new Map(records.map(({ id, values }) => [id, values]))
  const type = typeFor(platform, viewer, recordTypeNamed('event'))
  return changeEach({ platform, type, viewer }, [...bases.keys()], (work, id) => {
    const values = before.get(id)
    const changes = values ? stored(shiftedValues(values, shift, roomId)) : {}
    return updateInTx(work, { id, base: bases.get(id) ?? '', changes })
  })
}

async function readEvents(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer, ids: number[]) {
  const records = await readRecords(platform.db, typeFor(platform, viewer, recordTypeNamed('event')), ids)
  return records.map((record) => ({ ...record, values: record.values as EventValues }))
}

type Shifted = { startsAt: Temporal.Instant; endsAt: Temporal.Instant | null; roomId: number }

function shiftedValues({ startsAt, endsAt, roomId }: EventValues, shift: Shift, to: number | null): Shifted {
  const begins = parseInstant(startsAt)
  const moved = begins.toZonedDateTimeISO(TIMEZONE).add({ days: shift.days }).add({ minutes: shift.minutes }).toInstant()
  return { startsAt: moved, endsAt: endsAt === null ? null : moved.add(begins.until(parseInstant(endsAt))), roomId: to ?? roomId }
}

function stored({ startsAt, endsAt, roomId }: Shifted) {
  return { startsAt: isoWithOffset(startsAt), endsAt: endsAt && isoWithOffset(endsAt), roomId }
}

async function readRoomNames(db: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db.select({ id: rooms.id, name: rooms.name }).from(rooms).where(inArray(rooms.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type Taken = (number: string) => number | null

/** How many tickets are sold or held by the shop's number; null where the shop does not say or does not answer. */
async function readTaken(shop: TicketShop | undefined, numbers: string[]): Promise<Taken> {
  const known = [...new Set(numbers.filter(Boolean))]
  if (!shop || known.length === 0) return () => 0
  try {
    const statuses = await shop.performanceStatuses(known)
    return (number) => takenIn(statuses, number)
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
    return () => null
  }
}

async function assertNoneTaken(shop: TicketShop | undefined, records: { values: EventValues }[]): Promise<void> {
  const numbers = records.flatMap(({ values }) => values.idJet || [])
  const taken = await readTaken(shop, numbers)
  const counts = numbers.map(taken)
  const sum = counts.reduce((before: number, count) => before + (count ?? 0), 0)
  if (sum > 0) throw new Problem(409, 'tickets_taken', t('{n} seats are sold or reserved in the ticket shop.', { n: sum }), { taken: sum })
  if (counts.includes(null))
    throw new Problem(409, 'tickets_taken', t('The ticket shop does not report whether tickets have been sold.'), { taken: null })
}
