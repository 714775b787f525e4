import { gte, inArray, sql } from 'drizzle-orm'
import { dayOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { AskOutside, OutsideProblem } from './ask-outside.server.ts'
import { outsideLinks } from './tables.ts'

/** In so many nights an address has to fail before anybody is told: sites are down for an evening now and then. */
const NIGHTS_UNTIL_BROKEN = 2
/** More than any house links to; the others have their turn the next night. */
const MAX_A_NIGHT = 3000
const HOSTS_AT_ONCE = 4
const PAUSE_MS = 1000
const ROWS_AT_ONCE = 500

type Reader = Pick<Platform, 'db' | 'clock'>
type Round = {
  ask: AskOutside
  /** told after each address */
  onAsked: () => Promise<void> | void
  /** ends the round early; what was not asked keeps what was known of it */
  isOver: () => boolean
  /** how long a host is left alone between two questions */
  pauseMs?: number
}

/** The addresses of other sites that have failed in two nights, each with why. One statement. */
export async function brokenOutside({ db }: Pick<Platform, 'db'>): Promise<Map<string, OutsideProblem>> {
  const rows = await db.select().from(outsideLinks).where(gte(outsideLinks.failedNights, NIGHTS_UNTIL_BROKEN))
  return new Map(rows.flatMap(({ address, problem }) => (problem ? [[address, problem] as const] : [])))
}

/** Those of the addresses whose turn it is: what was not asked for the longest first. */
export async function dueOutside({ db }: Pick<Platform, 'db'>, addresses: Iterable<string>): Promise<string[]> {
  const rows = await db.select({ address: outsideLinks.address, askedAt: outsideLinks.askedOn }).from(outsideLinks)
  const askedAt = new Map(rows.map((row) => [row.address, row.askedAt]))
  const known = (address: string) => askedAt.get(address) ?? ''
  return [...addresses].toSorted((one, other) => known(one).localeCompare(known(other))).slice(0, MAX_A_NIGHT)
}

/** Asks other sites for addresses: a few hosts at once, each host slowly, and keeps what came of it. */
export async function askOutsideLinks(platform: Reader, addresses: string[], round: Round): Promise<void> {
  const byHost = [...Map.groupBy(addresses, (address) => new URL(address).host).values()]
  async function work(): Promise<void> {
    for (let host = byHost.pop(); host; host = byHost.pop()) {
      for (const [index, address] of host.entries()) {
        if (round.isOver()) return
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, round.pauseMs ?? PAUSE_MS))
        await keepAnswer(platform, address, await round.ask(address))
        await round.onAsked()
      }
    }
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work))
}

/** Forgets addresses that nothing links to any more. */
export async function forgetOutside({ db }: Pick<Platform, 'db'>, used: ReadonlySet<string>): Promise<void> {
  const rows = await db.select({ address: outsideLinks.address }).from(outsideLinks)
  const gone = rows.map(({ address }) => address).filter((address) => !used.has(address))
  for (let start = 0; start < gone.length; start += ROWS_AT_ONCE) {
    await db.delete(outsideLinks).where(inArray(outsideLinks.address, gone.slice(start, start + ROWS_AT_ONCE)))
  }
}

/** A failure counts once a night, however often it is asked for in that time. */
async function keepAnswer({ db, clock }: Reader, address: string, problem: OutsideProblem | null): Promise<void> {
  const askedOn = dayOf(clock.now()).toString()
  const nights = sql`CASE WHEN ${outsideLinks.failedOn} = ${askedOn} THEN ${outsideLinks.failedNights} ELSE ${outsideLinks.failedNights} + 1 END`
  const failed = { problem, failedOn: askedOn }
  const next = problem ? { ...failed, failedNights: nights } : { problem: null, failedOn: null, failedNights: 0 }
  await db
    .insert(outsideLinks)
    .values({ address, askedOn, ...(problem ? { ...failed, failedNights: 1 } : {}) })
    .onConflictDoUpdate({ target: outsideLinks.address, set: { askedOn, ...next } })
}
