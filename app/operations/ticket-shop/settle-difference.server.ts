import { z } from 'zod'
import { leaveShopDate } from '../../booking/index.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { isoWithOffset } from '../../platform/clock/clock.ts'
import { conflict, orNotFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RecordType } from '../../records/record-type.ts'
import { readRecord } from '../../records/values.server.ts'
import { updateRecord } from '../../records/write.server.ts'
import { ASPECTS } from './describe-differing.ts'
import { readShopDifference, type ShopDiffering } from './read-shop-differences.server.ts'

/** `seen` names the difference that was looked at. */
export const settleSchema = z.strictObject({ seen: z.string().min(1).max(300) })

/**
 * Changes a performance to what the shop says of time and state; its duration stays.
 * @throws Problem 404; 409 where the two differ otherwise by now
 */
export async function adoptFromShop(platform: Platform, viewer: Viewer, type: RecordType, id: number, seen: string): Promise<void> {
  const { aspects, house, shop } = await readAsSeen(platform, id, seen)
  if (!shop) throw conflict(t(ASPECTS.unknown), {})
  const { values, revision } = orNotFound(await readRecord(platform.db, type, id))
  const begins = Temporal.Instant.from(shop.startsAt)
  const endsAt = typeof values.endsAt === 'string' ? begins.add(Temporal.Instant.from(house.startsAt).until(values.endsAt)) : null
  const changes = {
    ...(aspects.includes('time') ? { startsAt: shop.startsAt, endsAt: endsAt && isoWithOffset(endsAt) } : {}),
    ...(aspects.includes('cancelled') ? { status: shop.isCancelled ? 'cancelled' : 'scheduled' } : {}),
  }
  await updateRecord(platform, type, viewer, { id, base: revision, changes })
}

/** Leaves a difference as it is, until it is another one. @throws Problem 404; 409 where the two differ otherwise by now */
export async function leaveDifference(platform: Platform, id: number, seen: string): Promise<void> {
  const { performance } = await readAsSeen(platform, id, seen)
  await leaveShopDate(platform, performance, seen)
}

async function readAsSeen(platform: Platform, id: number, seen: string): Promise<ShopDiffering> {
  const difference = orNotFound(await readShopDifference(platform.db, id, platform.clock.now()))
  if (difference.seen !== seen) throw conflict(t('Shop and programme have changed meanwhile. Please look again.'), {})
  return difference
}
