import { desc } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { readFindable } from '../search/index.server.ts'
import { compileRedirects, targetOf } from '../site/index.ts'
import { errorLog, redirects } from '../site/tables.ts'
import { likelyTargets } from './likely-target.ts'

/** The not-found log without addresses that are redirected by now, most requested first. Two statements. */
export async function readNotFoundLog({ db }: Pick<Platform, 'db'>, limit: number) {
  const rules = compileRedirects(new Map((await db.select().from(redirects)).map(({ oldPath, newPath }) => [oldPath, newPath])))
  const rows = await db.select().from(errorLog).orderBy(desc(errorLog.hits), desc(errorLog.lastSeenAt))
  return rows
    .filter(({ url }) => targetOf(rules, url, '', 'loose') === undefined)
    .slice(0, limit)
    .map(({ url, hits, lastSeenAt }) => ({ url, hits, lastSeenAt: isoWithOffset(toInstant(lastSeenAt)) }))
}

/** The log, with what each address most likely meant; null where nothing is like it. Three statements. */
export async function readNotFoundWithTargets(platform: Pick<Platform, 'db' | 'clock'>, limit: number) {
  const lost = await readNotFoundLog(platform, limit)
  const likely = likelyTargets(lost.length > 0 ? await readFindable(platform) : [])
  return lost.map((entry) => ({ ...entry, target: likely(entry.url) ?? null }))
}
