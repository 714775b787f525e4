import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { ValuesOf } from '../records/define-record-type.ts'
import type { Issue, UnknownPart } from '../records/record-type.ts'
import type { EveningRow } from './evening-cast.ts'
import { type CastPart, partKey, suggestPart } from './parts.ts'
import { contributors, type events, persons } from './tables.ts'

type CastValues = ValuesOf<typeof events, 'productionId' | 'cast'>

/** A role of a production with who usually has it; `id` is that of the contributor's row, which changes of cast name. */
export type UsualPart = CastPart & { id: number; personId: number; name: string }

/** The roles of a production in order, one for each contributor. One statement. */
export async function readParts(db: Database, productionId: number): Promise<UsualPart[]> {
  return db
    .select({
      ...{ id: contributors.id, personId: contributors.personId, ...part },
      name: sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})`,
    })
    .from(contributors)
    .innerJoin(persons, eq(contributors.personId, persons.id))
    .where(and(eq(contributors.productionId, productionId), isNull(contributors.eventId)))
    .orderBy(asc(contributors.position), asc(contributors.id))
}

const part = { kind: contributors.kind, role: contributors.role }

/**
 * Validates the changes of cast of a performance: a part must be one of its production or be marked as extra. Unchanged
 * rows are left to the audit. One statement.
 */
export async function issuesOfCast(db: Database, { productionId, cast }: CastValues, before: CastValues | undefined): Promise<Issue[]> {
  const isAsBefore = before?.productionId === productionId && JSON.stringify(before?.cast) === JSON.stringify(cast)
  const rows = cast as EveningRow[]
  if (isAsBefore || rows.length === 0) return []
  const parts = await readParts(db, productionId)
  return rows.flatMap((row, index) => {
    const first = rows.findIndex(({ replacesId }) => replacesId != null && replacesId === row.replacesId)
    if (first !== -1 && first < index) return [issueAt(index, t('This role already has a cast change for this performance.'))]
    const isKnown = row.isExtra || parts.some((one) => one.id === row.replacesId || partKey(one) === partKey(row))
    return isKnown ? [] : [issueAt(index, unknownPart(row, suggestPart(row, parts)))]
  })
}

function issueAt(index: number, message: string): Issue {
  return { path: ['cast', index, 'role'], message }
}

function unknownPart({ role }: CastPart, proposed: CastPart | undefined): string {
  const name = role.trim()
  return proposed
    ? t('This production has no role “{role}”. Did you mean “{proposed}”?', { role: name, proposed: proposed.role })
    : t('This production has no role “{role}”. Choose one of its roles or “Something else, this evening only”.', { role: name })
}

/**
 * Parts of single performances that their production does not have, by event id: typing errors from the time when parts
 * were free text, and parts that the production has dropped since. Two statements.
 */
export async function unknownPartsOf(db: Database, eventIds: number[]): Promise<Map<number, UnknownPart[]>> {
  if (eventIds.length === 0) return new Map()
  const evenings = await db
    .select({
      ...part,
      isExtra: contributors.isExtra,
      replacesId: contributors.replacesId,
      eventId: contributors.eventId,
      productionId: contributors.productionId,
    })
    .from(contributors)
    .where(inArray(contributors.eventId, eventIds))
  const productionIds = [...new Set(evenings.map(({ productionId }) => productionId))]
  const usual = await db
    .select({ id: contributors.id, ...part, productionId: contributors.productionId })
    .from(contributors)
    .where(and(inArray(contributors.productionId, productionIds), isNull(contributors.eventId)))
  const unknownParts = new Map<number, UnknownPart[]>()
  for (const { eventId, productionId, ...row } of evenings) {
    const parts = usual.filter((part) => part.productionId === productionId)
    if (row.isExtra || parts.some((one) => one.id === row.replacesId || partKey(one) === partKey(row))) continue
    const proposed = suggestPart(row, parts)?.role ?? ''
    unknownParts.set(Number(eventId), [...(unknownParts.get(Number(eventId)) ?? []), { field: 'cast', name: row.role, proposed }])
  }
  return unknownParts
}
