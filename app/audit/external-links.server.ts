import { gte, inArray, sql } from 'drizzle-orm'
import { dayOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { CheckExternalLink, ExternalLinkProblem } from './external-link-checker.server.ts'
import { externalLinks } from './tables.ts'

/** Consecutive nights in which an address has to fail before it is reported: sites are down for an evening now and then. */
const NIGHTS_UNTIL_BROKEN = 2
/** Most addresses per night; the others are checked the next night. */
const MAX_A_NIGHT = 3000
const HOSTS_AT_ONCE = 4
const PAUSE_MS = 1000
const ROWS_AT_ONCE = 500

type Reader = Pick<Platform, 'db' | 'clock'>
type LinkCheckRun = {
  check: CheckExternalLink
  /** called after each address */
  onChecked: () => Promise<void> | void
  /** ends the run early; addresses not requested keep their last result */
  isOver: () => boolean
  /** pause between two requests to one host */
  pauseMs?: number
}

/** External addresses that failed in two nights, with the reason. One statement. */
export async function readBrokenExternalLinks({ db }: Pick<Platform, 'db'>): Promise<Map<string, ExternalLinkProblem>> {
  const rows = await db.select().from(externalLinks).where(gte(externalLinks.failedNights, NIGHTS_UNTIL_BROKEN))
  return new Map(rows.flatMap(({ address, problem }) => (problem ? [[address, problem] as const] : [])))
}

/** The addresses to check next: least recently checked first. */
export async function dueExternalLinks({ db }: Pick<Platform, 'db'>, addresses: Iterable<string>): Promise<string[]> {
  const rows = await db.select({ address: externalLinks.address, askedAt: externalLinks.askedOn }).from(externalLinks)
  const askedAt = new Map(rows.map((row) => [row.address, row.askedAt]))
  const known = (address: string) => askedAt.get(address) ?? ''
  return [...addresses].toSorted((one, other) => known(one).localeCompare(known(other))).slice(0, MAX_A_NIGHT)
}

/** Requests external addresses, a few hosts in parallel with a pause per host, and saves each result. */
export async function checkExternalLinks(platform: Reader, addresses: string[], run: LinkCheckRun): Promise<void> {
  const byHost = [...Map.groupBy(addresses, (address) => new URL(address).host).values()]
  async function work(): Promise<void> {
    for (let host = byHost.pop(); host; host = byHost.pop()) {
      for (const [index, address] of host.entries()) {
        if (run.isOver()) return
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, run.pauseMs ?? PAUSE_MS))
        await saveResult(platform, address, await run.check(address))
        await run.onChecked()
      }
    }
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work))
}

/** Deletes addresses that nothing links to any more. */
export async function deleteUnusedExternalLinks({ db }: Pick<Platform, 'db'>, used: ReadonlySet<string>): Promise<void> {
  const rows = await db.select({ address: externalLinks.address }).from(externalLinks)
  const gone = rows.map(({ address }) => address).filter((address) => !used.has(address))
  for (let start = 0; start < gone.length; start += ROWS_AT_ONCE) {
    await db.delete(externalLinks).where(inArray(externalLinks.address, gone.slice(start, start + ROWS_AT_ONCE)))
  }
}

/** Saves a result. A failure counts once a night, however often the address is requested in that time. */
async function saveResult({ db, clock }: Reader, address: string, problem: ExternalLinkProblem | null): Promise<void> {
  const askedOn = dayOf(clock.now()).toString()
  const nights = sql`CASE WHEN ${externalLinks.failedOn} = ${askedOn} THEN ${externalLinks.failedNights} ELSE ${externalLinks.failedNights} + 1 END`
  const failed = { problem, failedOn: askedOn }
  const next = problem ? { ...failed, failedNights: nights } : { problem: null, failedOn: null, failedNights: 0 }
  await db
    .insert(externalLinks)
    .values({ address, askedOn, ...(problem ? { ...failed, failedNights: 1 } : {}) })
    .onConflictDoUpdate({ target: externalLinks.address, set: { askedOn, ...next } })
}
