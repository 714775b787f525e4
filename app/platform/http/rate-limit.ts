import { createHmac } from 'node:crypto'
import { normalizeIP } from '@better-auth/core/utils/ip'
import { eq, lte, sql } from 'drizzle-orm'
import { rateLimits } from '../auth/tables.ts'
import { dayOf } from '../clock/clock.ts'
import { deriveKey } from '../config/secret.ts'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform.ts'

/** A limit: at most `max` attempts within `minutes`. Counters live in the table that better-auth uses for its own endpoints
 * (those limits stand in `auth/better-auth.ts`), so they hold on all nodes together. */
export type RateLimit = { purpose: string; max: number; minutes: number }

/**
 * A keyed hash of a client address, different each day and for each purpose, so that no address is stored. IPv6 addresses
 * are cut to their /64, which belongs to one household; better-auth does the same.
 */
export function hashAddress(platform: Pick<Platform, 'config' | 'clock'>, purpose: string, address: string): string {
  const day = dayOf(platform.clock.now()).toString()
  return hashed(platform, purpose, `${day} ${normalizeIP(address, { ipv6Subnet: 64 })}`)
}

/**
 * The same for the network that an address belongs to: IPv4 /24, IPv6 /48, which is what one customer of a provider has.
 * @param at the moment whose day it is the hash of
 */
export function hashNetwork(
  platform: Pick<Platform, 'config' | 'clock'>,
  purpose: string,
  address: string,
  at: Temporal.Instant = platform.clock.now(),
): string {
  const network = normalizeIP(address, { ipv6Subnet: 48 }).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0')
  return hashed(platform, purpose, `${dayOf(at)} network ${network}`)
}

/**
 * Counts an attempt from an address. @returns whether the limit is exceeded; the window starts with the first attempt
 */
export async function isRateLimited(platform: Platform, throttle: RateLimit, address: string): Promise<boolean> {
  return (await count(platform, throttle, hashAddress(platform, throttle.purpose, address))) > throttle.max
}

/**
 * Counts an attempt on one account, from whatever address.
 * @param account an email address, of which only a hash is stored
 * @returns the attempts in the current window
 */
export function countAccountAttempt(platform: Platform, throttle: RateLimit, account: string): Promise<number> {
  return count(platform, throttle, accountKey(platform, throttle, account))
}

/** Resets the counter of an account, after a successful login. */
export async function resetAccountAttempts(platform: Platform, throttle: RateLimit, account: string): Promise<void> {
  await platform.db.delete(rateLimits).where(eq(rateLimits.key, `${throttle.purpose}:${accountKey(platform, throttle, account)}`))
}

/**
 * Takes one of the `max` slots of an email address, each free again `minutes` after it was taken: never more than `max` in
 * any such time, on all nodes together, and taken back with the transaction.
 * @param address as it was typed: letter case, full stops and a `+tag` before the @ lead many mail servers to one mailbox
 * @returns whether one was free
 */
export async function takeSlot(platform: Platform, tx: Database, { purpose, max, minutes }: RateLimit, address: string): Promise<boolean> {
  const now = platform.clock.now().epochMilliseconds
  for (let slot = 0; slot < max; slot++) {
    const key = `${purpose}:${hashed(platform, purpose, mailboxOf(address))}:${slot}`
    const taken = await tx
      .insert(rateLimits)
      .values({ id: key, key, count: 1, lastRequest: now })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { lastRequest: now },
        setWhere: lte(rateLimits.lastRequest, now - minutes * 60_000),
      })
      .returning({ id: rateLimits.id })
    if (taken.length > 0) return true
  }
  return false
}

function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`
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
