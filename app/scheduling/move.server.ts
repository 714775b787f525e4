import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { ShopRejected, ShopUnavailable, type TicketShop, takenIn } from '../booking/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, parseInstant } from '../platform/clock/clock.ts'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import { recordId } from '../platform/database/record-id.ts'
import { conflict, orNotFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { rooms } from '../programme/tables.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { typeFor } from '../records/role-limits.server.ts'
import type { StaffRecord } from '../records/staff-record.ts'
import { readRecord } from '../records/values.server.ts'
import { updateRecord } from '../records/write.server.ts'
import { roomSizeWarning, takenSentence } from './room-size.ts'

const positionSchema = z.strictObject({ startsAt: isoDateTime, roomId: recordId })

/** A move: from, to, and whether the user has confirmed it although tickets are sold. */
export const moveSchema = z.strictObject({ from: positionSchema, to: positionSchema, is_sure: z.boolean().default(false) })
type Move = z.infer<typeof moveSchema>

/**
 * Moves a performance to another time or room; its duration stays.
 * @throws Problem 404; 409 `conflict` when it is no longer at `from`; 409 `tickets_taken` with their number, null when the
 *   shop does not report it, unless `is_sure`
 */
export async function movePerformance(
  { platform, shop }: { platform: Platform; shop: TicketShop | undefined },
  viewer: Viewer,
  id: number,
  { from, to, is_sure: isSure }: Move,
): Promise<StaffRecord> {
  const type = typeFor(platform, viewer, recordTypeNamed('event'))
  const record = orNotFound(await readRecord(platform.db, type, id))
  const { startsAt, endsAt, roomId, idJet } = record.values as { startsAt: string; endsAt: string | null; roomId: number; idJet: string }
  const [oldStart, newStart] = [Temporal.Instant.from(startsAt), parseInstant(to.startsAt)]
  if (!oldStart.equals(parseInstant(from.startsAt)) || roomId !== from.roomId)
    throw conflict(t('Someone else has since changed this record.'), { theirs: record })
  if (!isSure && shop && idJet) await assertNoTicketsTaken(platform, shop, { idJet, from: roomId, to: to.roomId })
  const end = endsAt ? isoWithOffset(newStart.add(oldStart.until(Temporal.Instant.from(endsAt)))) : null
  const values = { startsAt: isoWithOffset(newStart), endsAt: end, roomId: to.roomId }
  return updateRecord(platform, type, viewer, { id, base: record.revision, changes: values })
}

/** Ticket holders would come at the old time, or find no seat, so moving requires confirmation. @throws Problem 409 `tickets_taken` */
async function assertNoTicketsTaken(
  { db }: Platform,
  shop: TicketShop,
  { idJet, from, to }: { idJet: string; from: number; to: number },
): Promise<void> {
  let taken: number | null = null
  try {
    taken = takenIn(await shop.performanceStatuses([idJet]), idJet)
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
  }
  if (taken === 0) return
  const seats = { roomId: from, taken }
  const sized = await db
    .select({ id: rooms.id, name: rooms.name, seats: rooms.seats })
    .from(rooms)
    .where(inArray(rooms.id, [from, to]))
  const detail = roomSizeWarning(seats, to, sized) ?? takenSentence(seats)
  throw new Problem(409, 'tickets_taken', detail, { taken })
}
