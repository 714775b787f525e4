import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { dayOf } from '../clock/clock.ts'
import { keyFor } from '../config/secret.ts'
import type { Platform } from '../platform.ts'
import { rateLimits } from './tables.ts'

/** What is counted, how often it may happen, and in how much time. */
export type Throttle = { purpose: string; max: number; minutes: number }

/** What stands for an address for one day and one purpose; from it nobody learns the address. */
export function sourceOf(platform: Pick<Platform, 'config' | 'clock'>, purpose: string, address: string): string {
  const day = dayOf(platform.clock.now()).toString()
  return createHmac('sha256', keyFor(platform.config, purpose)).update(`${day} ${address}`).digest('base64url').slice(0, 22)
}

/**
 * Counts an attempt from an address, on all nodes together, where login counts its own.
 * @returns whether there have been too many since the first of them
 */
export async function isThrottled(platform: Platform, { purpose, max, minutes }: Throttle, address: string): Promise<boolean> {
  const key = `${purpose}:${sourceOf(platform, purpose, address)}`
  const now = platform.clock.now().epochMilliseconds
  const isOver = sql`${rateLimits.lastRequest} <= ${now - minutes * 60_000}`
  const [counted] = await platform.db
    .insert(rateLimits)
    .values({ id: key, key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.count} + 1 END`,
        lastRequest: sql`CASE WHEN ${isOver} THEN excluded.last_request ELSE ${rateLimits.lastRequest} END`,
      },
    })
    .returning({ count: rateLimits.count })
  return (counted?.count ?? 0) > max
}
