import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { type OfferedSeatGroup, offersOf } from './offers.ts'
import { Rejection } from './rejection.ts'
import { rowsOf } from './tables.ts'

/** What a visitor gets who redeems no limited code. */
const UNLIMITED = 1000

/** What a code does to a price: `value` is a percentage, or an amount in cents. `none` only gives access. */
const effectSchema = z
  .strictObject({ kind: z.enum(['percent', 'subtract', 'set', 'none']), value: z.int().min(0) })
  .refine(({ kind, value }) => kind !== 'percent' || value <= 100)
type Effect = z.infer<typeof effectSchema>

/** A code as the house sets it up. */
export const codeSchema = z.strictObject({
  effect: effectSchema,
  /** how many tickets can be bought with it; null for any number */
  maxUses: z.int().min(1).nullable().default(null),
  validUntil: z.iso.datetime({ offset: true }).nullable().default(null),
  /** ids of performances for which it is valid; null for all */
  performances: z.array(z.string()).nullable().default(null),
  /** names of seat groups for which it is valid; null for all */
  seatGroups: z.array(z.string()).nullable().default(null),
})
/** People type codes in small letters too. */
export const codeName = z
  .string()
  .trim()
  .regex(/^[\w-]{3,40}$/)
  .toUpperCase()

/** A code with how many more tickets can be bought with it. */
export type Code = {
  code: string
  effect: Effect['kind']
  value: number
  left: number
  is_expired: boolean
  performances: string[] | null
  seat_groups: string[] | null
}

/** Creates a code or replaces its rules. */
export async function putCode(db: Database, code: string, rules: z.output<typeof codeSchema>): Promise<void> {
  const { effect, maxUses, validUntil, performances, seatGroups } = rules
  const listed = (names: string[] | null) => (names ? JSON.stringify(names) : null)
  await db.execute(sql`
    INSERT INTO sandbox_shop.codes (code, effect, value, max_uses, valid_until, performances, seat_groups)
    VALUES (${code}, ${effect.kind}, ${effect.value}, ${maxUses}::int, ${validUntil}::timestamptz, ${listed(performances)}::jsonb, ${listed(seatGroups)}::jsonb)
    ON CONFLICT (code) DO UPDATE SET effect = excluded.effect, value = excluded.value, max_uses = excluded.max_uses,
      valid_until = excluded.valid_until, performances = excluded.performances, seat_groups = excluded.seat_groups`)
}

/** The codes of these names, locked for this transaction in one order. A ticket that is held counts as a use, too. */
export async function lockCodes(tx: Database, names: string[], now: string): Promise<Map<string, Code>> {
  if (names.length === 0) return new Map()
  const asked = JSON.stringify(names)
  await tx.execute(sql`SELECT 1 FROM sandbox_shop.codes
    WHERE code IN (SELECT value FROM jsonb_array_elements_text(${asked}::jsonb)) ORDER BY code FOR UPDATE`)
  const rows = await rowsOf<Code>(
    tx,
    sql`SELECT code, effect, value, coalesce(valid_until < ${now}::timestamptz, false) AS is_expired, performances, seat_groups,
          coalesce(max_uses, ${UNLIMITED}::int) - CASE WHEN max_uses IS NULL THEN 0 ELSE (
            SELECT count(*)::int FROM sandbox_shop.tickets t
            WHERE t.code = c.code AND (t.sold_at IS NOT NULL OR t.held_until > ${now}::timestamptz)) END AS left
        FROM sandbox_shop.codes c WHERE code IN (SELECT value FROM jsonb_array_elements_text(${asked}::jsonb))`,
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/** Why a code cannot be used for a performance; undefined when it can. */
function rejectionOf(code: Code | undefined, performance: string): Rejection | undefined {
  if (!code) return new Rejection('unknownCode')
  if (code.is_expired) return new Rejection('codeExpired')
  if (code.performances && !code.performances.includes(performance)) return new Rejection('codeNotHere')
  return code.left < 1 ? new Rejection('codeUsedUp') : undefined
}

/** Of a request for seats. */
type Redemption = { performance: string; code?: string; items: { withCode?: number }[] }

/** The code of a request for seats, where it has one. @throws Rejection when it cannot be used for as many tickets of its seat group */
export function codeOf(codes: Map<string, Code>, { code: name, performance, items }: Redemption): Code | undefined {
  if (name === undefined) return undefined
  const code = codes.get(name)
  const rejection = rejectionOf(code, performance)
  if (rejection || !code) throw rejection ?? new Rejection('unknownCode')
  if (code.left < items.reduce((sum, { withCode = 0 }) => sum + withCode, 0)) throw new Rejection('codeUsedUp')
  return code
}

/** Whether a code is for tickets of a seat group. */
export function isFor({ seat_groups }: Code, group: string): boolean {
  return !seat_groups || seat_groups.includes(group)
}

/** A price in cents with a code. */
export function centsWithCode({ effect, value }: Code, cents: number): number {
  if (effect === 'percent') return Math.round((cents * (100 - value)) / 100)
  if (effect === 'subtract') return Math.max(0, cents - value)
  return effect === 'set' ? value : cents
}

/** A performance's offer with a code: also what is sold only with one. */
export type CodeOffer = { code: string; effect: Effect; uses: number; seat_groups: OfferedSeatGroup[] }

/** @throws Rejection when there is no such code, or it is not for this performance now */
export async function offerWithCode(db: Database, clock: Clock, performance: string, name: string, siteUrl: string): Promise<CodeOffer> {
  const code = (await db.transaction((tx) => lockCodes(tx, [name], clock.now().toString()))).get(name)
  const rejection = rejectionOf(code, performance)
  if (rejection || !code) throw rejection ?? new Rejection('unknownCode')
  const groups = (await offersOf(db, clock, [performance], { withHidden: true, siteUrl }))[performance]
  if (!groups) throw new Rejection('unknownPerformance')
  const shown = groups.filter((group) => !isHidden(group) || isFor(code, group.seat_group))
  if (!shown.some(({ seat_group }) => isFor(code, seat_group))) throw new Rejection('codeNotHere')
  return {
    ...{ code: code.code, effect: { kind: code.effect, value: code.value }, uses: code.left },
    seat_groups: shown.map((group) => (isFor(code, group.seat_group) ? withCodePrices(group, code) : group)),
  }
}

function isHidden({ prices }: OfferedSeatGroup): boolean {
  return prices.some(({ needs_code }) => needs_code)
}

function withCodePrices(group: OfferedSeatGroup, code: Code): OfferedSeatGroup {
  const prices = group.prices.map((price) => {
    const cents = Math.round(Number(price.price) * 100)
    const cheaper = centsWithCode(code, cents)
    return cheaper < cents ? { ...price, code_price: (cheaper / 100).toFixed(2) } : price
  })
  return { ...group, prices, ...(isHidden(group) ? { max_tickets: code.left } : {}) }
}
