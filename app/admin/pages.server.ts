import { asc } from 'drizzle-orm'
import { pageUrl } from '../content/index.server.ts'
import { pages } from '../content/tables.ts'
import type { Platform } from '../platform/platform.ts'

export type StaffPage = { id: number; title: string; url: string; isOnline: boolean }

/** Every page of the content system, as staff need it. One statement. */
export async function listPagesForStaff(platform: Platform): Promise<StaffPage[]> {
  const rows = await platform.db.select().from(pages).orderBy(asc(pages.path)).limit(2000)
  return rows.map((row) => ({ id: row.id, title: row.title, url: pageUrl(row.path), isOnline: row.isOnline }))
}
