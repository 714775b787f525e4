import { createHmac } from 'node:crypto'
import { normalizeIP } from '@better-auth/core/utils/ip'
import { eq, sql } from 'drizzle-orm'
import { rateLimits } from '../auth/tables.ts'
import { dayOf } from '../clock/clock.ts'
import { deriveKey } from '../config/secret.ts'
import type { Platform } from '../platform.ts'

/** What is counted, how often it may happen, and in how much time. */
export type RateLimit = { purpose: string; max: number; minutes: number }

/**
 * What stands for an address for one day and one purpose; from it nobody learns the address. Of IPv6 the first half
 * counts: a single home has all of a /64. The login library, which counts its own calls, does the same.
 */
export function hashAddress(platform: Pick<Platform, 'config' | 'clock'>, purpose: string, address: string): string {
  const day = dayOf(platform.clock.now()).toString()
  return hashed(platform, purpose, `${day} ${normalizeIP(address, { ipv6Subnet: 64 })}`)
}

/**
 * Counts an attempt from an address, on all nodes together, where login counts its own.
 * @returns whether there have been too many since the first of them
 */
export async function isRateLimited(platform: Platform, throttle: RateLimit, address: string): Promise<boolean> {
  return (await count(platform, throttle, hashAddress(platform, throttle.purpose, address))) > throttle.max
}

/**
 * Counts an attempt at something that belongs to one account, whatever address it comes from.
 * @param account a mail address, of which only a hash is kept
 * @returns how many there have been since the first of them
 */
export function countAccountAttempt(platform: Platform, throttle: RateLimit, account: string): Promise<number> {
  return count(platform, throttle, accountKey(platform, throttle, account))
}

/** Forgets the attempts at an account. */
export async function resetAccountAttempts(platform: Platform, throttle: RateLimit, account: string): Promise<void> {
  await platform.db.delete(rateLimits).where(eq(rateLimits.key, `${throttle.purpose}:${accountKey(platform, throttle, account)}`))
}

function accountKey(platform: Platform, { purpose }: RateLimit, account: string): string {
  return hashed(platform, purpose, account.trim().toLowerCase())
}

function hashed({ config }: Pick<Platform, 'config'>, purpose: string, text: string): string {
  return createHmac('sha256', deriveKey(config, purpose)).update(text).digest('base64url').slice(0, 22)
}

async function count(platform: Platform, { purpose, minutes }: RateLimit, subject: string): Promise<number> {
  const key = `${purpose}:${subject}`
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
  return counted?.count ?? 0
}
