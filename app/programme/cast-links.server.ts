import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { resolveEvening } from './evening-cast.ts'
import { partKey } from './parts.ts'
import { contributors, events } from './tables.ts'

type Contributor = typeof contributors.$inferSelect

/**
 * Links changes of cast with the production's rows that they replace, and names their roles as those rows do: after a write of
 * a performance, or of the production, whose roles may be new or renamed. A role that is only similar is left to a person.
 * One statement, and one for each row that differs.
 * @returns ids of the performances whose changes were written anew
 */
export async function linkCastChanges(tx: Database, of: { productionId: number } | { eventId: number }): Promise<number[]> {
  const rows = await readRows(tx, of)
  const usual = rows.filter(({ eventId }) => eventId === null)
  const written = new Set<number>()
  for (const [eventId, evening] of Map.groupBy(rows, (row) => row.eventId)) {
    if (eventId === null) continue
    const { tonight, extra } = resolveEvening(usual, evening)
    const next = [
      ...[...tonight].map(([holder, row]) => ({ row, ...linked(row, holder) })),
      ...extra.map((row) => ({ row, replacesId: null, kind: row.kind, role: row.role, isExtra: row.isExtra })),
    ]
    for (const { row, ...link } of next) {
      if (Object.entries(link).every(([name, cell]) => row[name as keyof Contributor] === cell)) continue
      await tx.update(contributors).set(link).where(eq(contributors.id, row.id))
      written.add(eventId)
    }
  }
  return [...written]
}

/** The link of a change with the row that it replaces. A role found by a similar name alone keeps its name and has no link. */
function linked(row: Contributor, holder: Contributor) {
  const isSure = row.replacesId === holder.id || partKey(row) === partKey(holder)
  if (!isSure) return { replacesId: null, kind: row.kind, role: row.role, isExtra: row.isExtra }
  return { replacesId: holder.id, kind: holder.kind, role: holder.role, isExtra: false }
}

async function readRows(tx: Database, of: { productionId: number } | { eventId: number }): Promise<Contributor[]> {
  const productionId =
    'eventId' in of
      ? inArray(contributors.productionId, tx.select({ id: events.productionId }).from(events).where(eq(events.id, of.eventId)))
      : eq(contributors.productionId, of.productionId)
  const evenings = 'eventId' in of ? eq(contributors.eventId, of.eventId) : isNotNull(contributors.eventId)
  return tx
    .select()
    .from(contributors)
    .where(and(productionId, or(isNull(contributors.eventId), evenings)))
    .orderBy(asc(contributors.position), asc(contributors.id))
}
