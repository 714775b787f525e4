import { and, asc, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { releaseSwitches, releases } from '../tables.ts'

/** The ids of the releases that were to switch a page's state and did not go live. One statement. */
export async function readFailedSwitches(db: Database, pageId: number): Promise<number[]> {
  const rows = await db
    .select({ id: releases.id })
    .from(releases)
    .innerJoin(releaseSwitches, eq(releaseSwitches.releaseId, releases.id))
    .where(and(isNull(releases.liveAt), ne(releases.failure, ''), ofPage(pageId)))
  return rows.map(({ id }) => id)
}

/** When the next release that has a time puts a page online; undefined where none does. One statement. */
export async function readOnlineWithRelease(db: Database, pageId: number): Promise<Date | undefined> {
  const isToCome = and(isNull(releases.liveAt), isNotNull(releases.at), eq(releases.failure, ''), eq(releaseSwitches.isOnline, true))
  const [next] = await db
    .select({ at: releases.at })
    .from(releases)
    .innerJoin(releaseSwitches, eq(releaseSwitches.releaseId, releases.id))
    .where(and(isToCome, ofPage(pageId)))
    .orderBy(asc(releases.at))
    .limit(1)
  return next?.at ?? undefined
}

function ofPage(id: number): SQL | undefined {
  return and(eq(releaseSwitches.target, 'page'), eq(releaseSwitches.objectId, id))
}
