import { asc, desc, eq } from 'drizzle-orm'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { expireAt } from '../platform/cache/dependencies.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import { boundsAfter, isInTimeWindow } from '../platform/clock/time-window.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import { alerts } from './tables.ts'

/** An alert (breaking news) in the shape of B §3. */
export type Alert = { id: number; title: string; text: string; link: { url: string }; link_title: string }

/** Most alerts that are shown at once. */
const MAX_ALERTS = 20

const readRows = defineSmallTable({
  name: 'alerts',
  tags: ['alerts'],
  select: (db) => db.select().from(alerts).where(eq(alerts.isOnline, true)).orderBy(desc(alerts.createdAt), asc(alerts.id)),
})

/** The online alerts, newest first (B §7). Cached. */
export const readAlerts = defineCachedRead('alerts', async (platform): Promise<Alert[]> => {
  const now = toDate(platform.clock.now())
  const rows = (await readRows(platform)).filter(({ onlineTo }) => onlineTo === null || onlineTo > now).slice(0, MAX_ALERTS)
  const windowOf = ({ onlineFrom, onlineTo }: (typeof rows)[number]) => ({ from: onlineFrom, until: onlineTo })
  for (const bound of rows.flatMap((row) => boundsAfter(windowOf(row), now))) expireAt(toInstant(bound))
  const translate = await rowTranslator(platform)
  return rows
    .filter((row) => isInTimeWindow(windowOf(row), now))
    .map((row) => translate('alert', row))
    .map((row) => ({ id: row.id, title: row.title, text: row.text, link: { url: row.linkUrl }, link_title: row.linkTitle }))
})
