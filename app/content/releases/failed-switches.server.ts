import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { releaseSwitches, releases } from '../tables.ts'

/** The ids of the releases that were to switch a page's state and did not go live. One statement. */
export async function readFailedSwitches(db: Database, pageId: number): Promise<number[]> {
  const rows = await db
    .select({ id: releases.id })
    .from(releases)
    .innerJoin(releaseSwitches, eq(releaseSwitches.releaseId, releases.id))
    .where(and(isNull(releases.liveAt), ne(releases.failure, ''), eq(releaseSwitches.target, 'page'), eq(releaseSwitches.objectId, pageId)))
  return rows.map(({ id }) => id)
}
