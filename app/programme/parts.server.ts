import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { ValuesOf } from '../records/define-record-type.ts'
import type { Issue, UnknownPart } from '../records/record-type.ts'
import { type CastPart, type EveningPart, matchPart, partKey, suggestPart } from './parts.ts'
import { contributors, type events, persons } from './tables.ts'

type CastValues = ValuesOf<typeof events, 'productionId' | 'cast'>
type Contribution = CastPart & { personId: number }

/** The parts of a production in order, each once, with the names of who has it. One statement. */
export async function readParts(db: Database, productionId: number): Promise<(CastPart & { names: string[] })[]> {
  const rows = await db
    .select({ ...part, name: sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})` })
    .from(contributors)
    .innerJoin(persons, eq(contributors.personId, persons.id))
    .where(and(eq(contributors.productionId, productionId), isNull(contributors.eventId)))
    .orderBy(asc(contributors.position), asc(contributors.id))
  return [...Map.groupBy(rows, partKey).values()].flatMap(([first, ...furtherRows]) =>
    first ? [{ kind: first.kind, role: first.role, names: [first, ...furtherRows].map(({ name }) => name) }] : [],
  )
}

const part = { kind: contributors.kind, role: contributors.role }

/**
 * Validates the changes of cast of a performance: a part must be one of its production or be marked as extra. Unchanged
 * rows are left to the audit. One statement.
 */
export async function issuesOfCast(db: Database, { productionId, cast }: CastValues, before: CastValues | undefined): Promise<Issue[]> {
  const isAsBefore = before?.productionId === productionId && JSON.stringify(before?.cast) === JSON.stringify(cast)
  const rows = cast as EveningPart[]
  if (isAsBefore || rows.length === 0) return []
  const parts = await readParts(db, productionId)
  return rows.flatMap((row, index) =>
    row.isExtra || parts.some((part) => partKey(part) === partKey(row))
      ? []
      : [{ path: ['cast', index, 'role'], message: unknownPart(row, suggestPart(row, parts)) }],
  )
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
    .select({ ...part, isExtra: contributors.isExtra, eventId: contributors.eventId, productionId: contributors.productionId })
    .from(contributors)
    .where(inArray(contributors.eventId, eventIds))
  const productionIds = [...new Set(evenings.map(({ productionId }) => productionId))]
  const usual = await db
    .select({ ...part, productionId: contributors.productionId })
    .from(contributors)
    .where(and(inArray(contributors.productionId, productionIds), isNull(contributors.eventId)))
  const unknownParts = new Map<number, UnknownPart[]>()
  for (const { eventId, productionId, ...row } of evenings) {
    const parts = usual.filter((part) => part.productionId === productionId)
    if (row.isExtra || parts.some((part) => partKey(part) === partKey(row))) continue
    const proposed = suggestPart(row, parts)?.role ?? ''
    unknownParts.set(Number(eventId), [...(unknownParts.get(Number(eventId)) ?? []), { field: 'cast', name: row.role, proposed }])
  }
  return unknownParts
}

/**
 * Applies a renamed part of a production to the changes of cast of its performances.
 * @param before the contributors before
 */
export async function carryRenamedParts(tx: Database, productionId: number, before: unknown[] | undefined): Promise<void> {
  if (!before) return
  const now: Contribution[] = await tx
    .select({ ...part, personId: contributors.personId })
    .from(contributors)
    .where(and(eq(contributors.productionId, productionId), isNull(contributors.eventId)))
    .orderBy(asc(contributors.position), asc(contributors.id))
  for (const [from, to] of renamedParts(before as Contribution[], now)) {
    const isOfEvening = and(eq(contributors.productionId, productionId), isNotNull(contributors.eventId))
    await tx
      .update(contributors)
      .set({ kind: to.kind, role: to.role })
      .where(and(isOfEvening, eq(contributors.kind, from.kind), eq(contributors.role, from.role)))
  }
}

/** The renamed parts: missing under the old name, present under a similar one or with the same people. */
function renamedParts(before: Contribution[], now: Contribution[]): [from: CastPart, to: CastPart][] {
  const [previous, current] = [Map.groupBy(before, partKey), Map.groupBy(now, partKey)]
  const added = [...current].flatMap(([key, [first]]) => (first && !previous.has(key) ? [first] : []))
  return [...previous].flatMap(([key, rows]): [CastPart, CastPart][] => {
    const [from] = rows
    if (!from || current.has(key)) return []
    const people = peopleOf(rows)
    const to = matchPart(from, added) ?? added.find((part) => peopleOf(current.get(partKey(part)) ?? []) === people)
    return to ? [[from, to]] : []
  })
}

function peopleOf(rows: Contribution[]): string {
  return rows
    .map(({ personId }) => personId)
    .toSorted((a, b) => a - b)
    .join(' ')
}
