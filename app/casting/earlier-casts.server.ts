import { and, desc, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import { alphabetical } from '../platform/database/alphabetical.ts'
import type { Database } from '../platform/database/database.ts'
import { contributors, productions, seasons } from '../programme/tables.ts'
import type { RecordType } from '../records/record-type.ts'

/** How many productions are offered to copy from. */
const OFFERED = 100

/**
 * The other productions with contributors, those of the same title first, then by season. One statement.
 * @param type the record type of productions, as the viewer may read it
 */
export async function listEarlierCasts(
  db: Database,
  { only }: Pick<RecordType, 'only'>,
  productionId: number,
): Promise<{ id: number; title: string; season: string | null }[]> {
  const own = db.select({ title: productions.title }).from(productions).where(eq(productions.id, productionId))
  const hasCast = exists(
    db
      .select({ one: sql`1` })
      .from(contributors)
      .where(and(eq(contributors.productionId, productions.id), isNull(contributors.eventId))),
  )
  return db
    .select({ id: productions.id, title: productions.title, season: seasons.name })
    .from(productions)
    .leftJoin(seasons, eq(productions.seasonId, seasons.id))
    .where(and(ne(productions.id, productionId), hasCast, only))
    .orderBy(desc(sql`${productions.title} = ${own}`), sql`${seasons.startsOn} DESC NULLS LAST`, alphabetical(productions.title))
    .limit(OFFERED)
}
