import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../platform/cache/dependencies.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import { boundsAfter, isInTimeWindow } from '../platform/clock/time-window.ts'
import { defineStatement } from '../platform/database/define-statement.ts'
import { alerts } from './tables.ts'

/** An alert (breaking news) in the shape of B §3. */
export type Alert = { id: number; title: string; text: string; link: { url: string }; link_title: string }

const selectAlerts = defineStatement((db) =>
  db
    .select()
    .from(alerts)
    .where(and(eq(alerts.isOnline, true), or(isNull(alerts.onlineTo), gt(alerts.onlineTo, sql.placeholder('now')))))
    .orderBy(desc(alerts.createdAt), asc(alerts.id))
    .limit(20)
    .prepare(''),
)

/** The online alerts, newest first (B §7). One statement; cached. */
export const readAlerts = defineCachedRead('alerts', async (platform): Promise<Alert[]> => {
  addCacheTags('alerts')
  const now = toDate(platform.clock.now())
  const rows = await selectAlerts(platform.db).execute({ now })
  const windowOf = ({ onlineFrom, onlineTo }: (typeof rows)[number]) => ({ from: onlineFrom, until: onlineTo })
  for (const bound of rows.flatMap((row) => boundsAfter(windowOf(row), now))) expireAt(toInstant(bound))
  return rows
    .filter((row) => isInTimeWindow(windowOf(row), now))
    .map((row) => ({ id: row.id, title: row.title, text: row.text, link: { url: row.linkUrl }, link_title: row.linkTitle }))
})
