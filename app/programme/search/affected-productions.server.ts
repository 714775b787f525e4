import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import type { WriteTags } from '../../search/index.ts'
import { contributors, productionSeries, productions } from '../tables.ts'

/** The ids of all rows of a table. */
export async function allIds(tx: Database, table: PgTable): Promise<number[]> {
  const rows = await tx.select({ id: sql<number>`id` }).from(table).orderBy(sql`id`)
  return rows.map((row) => row.id)
}

/** Whether a write may have changed any production, or names in its search document. */
export function affectsAllProductions(tags: WriteTags): boolean {
  return tags.unnamed('options', 'productions', 'persons', 'series-list')
}

/** The productions affected by a write: themselves, a contributor, or a series they belong to. */
export function affectedProductions(tx: Database, tags: WriteTags): SQL | undefined {
  const [production, person, series] = [tags.ids('production'), tags.ids('person'), tags.ids('series')]
  const conditions: SQL[] = []
  if (production.length > 0) conditions.push(inArray(productions.id, production))
  if (person.length > 0) {
    const byPerson = tx.select({ id: contributors.productionId }).from(contributors).where(inArray(contributors.personId, person))
    conditions.push(inArray(productions.id, byPerson))
  }
  if (series.length > 0) {
    const bySeries = tx
      .select({ id: productionSeries.productionId })
      .from(productionSeries)
      .where(inArray(productionSeries.seriesId, series))
    conditions.push(inArray(productions.id, bySeries))
  }
  return or(...conditions)
}
