import { desc, eq, notExists } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { errorLog, redirects } from '../site/tables.ts'

/** The not-found log without addresses that have a redirect by now, most requested first. */
export async function readNotFoundLog(db: Database, limit: number) {
  const rows = await db
    .select()
    .from(errorLog)
    .where(notExists(db.select({ id: redirects.id }).from(redirects).where(eq(redirects.oldPath, errorLog.url))))
    .orderBy(desc(errorLog.hits), desc(errorLog.lastSeenAt))
    .limit(limit)
  return rows.map(({ url, hits, lastSeenAt }) => ({ url, hits, lastSeenAt: isoWithOffset(toInstant(lastSeenAt)) }))
}
