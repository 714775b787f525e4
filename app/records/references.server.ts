import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { LinkTable, RecordType, ReferenceCount } from './record-type.ts'
import { columnsOfLink, listFieldsOf, referencingColumns } from './referencing-columns.ts'
import { hiddenWithout, recordTypes } from './registry.server.ts'
import type { ListMembership } from './tables.ts'

/** The effect of deleting a record: the references that prevent it, the lists it would be removed from, and what visitors then do not see either, by title. */
export type DeleteImpact = { dependents: ReferenceCount[]; lists: Omit<ReferenceCount, 'filter'>[]; hidden: string[] }

/** References to a record by single-value fields or by rows; any of them prevents its deletion. */
export async function referencesTo(db: Database, type: RecordType, id: number): Promise<ReferenceCount[]> {
  return (await countReferences(db, type, [id])).get(id) ?? []
}

/** The lists of other records that contain a record; deleting it removes it from them. One statement. */
export async function listMemberships(db: Database, type: RecordType, id: number): Promise<ListMembership[]> {
  const lists = listsOf(type)
  const parts = lists.map(({ link }, index) => {
    const { own, listed } = columnsOfLink(link)
    return sql`SELECT ${index}::integer AS part, ${own} AS owner FROM ${link.table} WHERE ${eq(listed, id)}`
  })
  const owners = Map.groupBy(await rowsOf<{ part: number; owner: number }>(db, parts), ({ part }) => part)
  return lists.flatMap(({ type: other, field }, index) => {
    const ids = owners.get(index)?.map(({ owner }) => owner) ?? []
    return ids.length > 0 ? [{ type: other.name, field, ids }] : []
  })
}

/** The impact of deleting one record. */
export async function deleteImpact(db: Database, type: RecordType, id: number): Promise<DeleteImpact> {
  return (await deleteImpacts(db, type, [id])).get(id) ?? { dependents: [], lists: [], hidden: [] }
}

/** The impact of deleting many records, by id; records without any are left out. As many statements as for a single record. */
export async function deleteImpacts(db: Database, type: RecordType, ids: number[]): Promise<Map<number, DeleteImpact>> {
  const references = await countReferences(db, type, ids)
  const inLists = listsOf(type).map(({ type: other, link }) => {
    return { ...labelOf(other), filter: null, table: link.table, column: columnsOfLink(link).listed }
  })
  const listed = await countIn(db, inLists, ids)
  const hidden = await hiddenWithout(db, type.name, ids)
  return new Map(
    ids
      .filter((id) => references.has(id) || listed.has(id) || hidden.has(id))
      .map((id) => [
        id,
        {
          dependents: references.get(id) ?? [],
          lists: sumByType(listed.get(id) ?? []).map(({ filter: _, ...list }) => list),
          hidden: hidden.get(id) ?? [],
        },
      ]),
  )
}

/** References to each of many records, by id; records without any are left out. */
async function countReferences(db: Database, type: RecordType, ids: number[]): Promise<Map<number, ReferenceCount[]>> {
  const byField = recordTypes().flatMap((other) => {
    // Rows with copied columns (those of a performance) are in the table of another type (its production) and counted there.
    const columns = referencingColumns(other, type).filter(({ isCopied }) => !isCopied)
    const filter = columns.find(({ field }) => other.list.filters?.includes(field))?.field ?? null
    return columns.map(({ table, column }) => ({ ...labelOf(other), filter, table, column }))
  })
  const byTable = (type.referencedBy ?? []).map(({ table, column, name, plural, filter }) => ({
    type: name,
    plural: t(plural),
    filter,
    table,
    column,
  }))
  const found = await countIn(db, [...byField, ...byTable], ids)
  for (const [id, more] of (await type.findReferences?.(db, ids)) ?? []) found.set(id, [...(found.get(id) ?? []), ...more])
  return new Map([...found].map(([id, counts]) => [id, sumByType(counts)]))
}

function labelOf({ name, plural }: RecordType): { type: string; plural: string } {
  return { type: name, plural: t(plural) }
}

type Counted = Omit<ReferenceCount, 'count'> & { table: PgTable; column: PgColumn }

/** Counts how often each of many records is referenced in the given columns. One statement. */
async function countIn(db: Database, referencing: Counted[], ids: number[]): Promise<Map<number, ReferenceCount[]>> {
  const parts = referencing.map(({ table, column }, index) => {
    const where = inArray(column, ids)
    return sql`SELECT ${index}::integer AS part, ${column} AS id, count(*)::integer AS count FROM ${table} WHERE ${where} GROUP BY ${column}`
  })
  const found = new Map<number, ReferenceCount[]>()
  const rows = await rowsOf<{ part: number; id: number; count: number }>(db, parts)
  for (const { part, id, count } of rows.sort((a, b) => a.part - b.part)) {
    const { type, plural, filter } = referencing[part] as Counted
    found.set(id, [...(found.get(id) ?? []), { type, plural, filter, count }])
  }
  return found
}

async function rowsOf<Row>(db: Database, parts: SQL[]): Promise<Row[]> {
  if (parts.length === 0) return []
  const rows = await queryRows<Row>(db, sql.join(parts, sql` UNION ALL `))
  return rows
}

/** One entry for each record type, however many of its fields reference the record. */
function sumByType(found: ReferenceCount[]): ReferenceCount[] {
  const sums = new Map<string, ReferenceCount>()
  for (const entry of found)
    sums.set(entry.type, { ...entry, ...sums.get(entry.type), count: entry.count + (sums.get(entry.type)?.count ?? 0) })
  return [...sums.values()]
}

/** Adds a restored record to the lists it was in, as far as these still exist, at their beginning. */
export async function restoreListMemberships(tx: Database, type: RecordType, id: number, memberships: ListMembership[]): Promise<void> {
  for (const { type: other, field, link } of listsOf(type)) {
    const ids = memberships.find((membership) => membership.type === other.name && membership.field === field)?.ids ?? []
    if (ids.length === 0) continue
    const owners = await tx
      .select({ id: other.table.id })
      .from(other.table as PgTable)
      .where(inArray(other.table.id, ids))
    if (owners.length === 0) continue
    await tx
      .insert(link.table)
      .values(owners.map((owner) => ({ [link.own]: owner.id, [link.other]: id, ...(link.position ? { [link.position]: sql`0` } : {}) })))
      .onConflictDoNothing()
  }
}

function listsOf(target: RecordType): { type: RecordType; field: string; link: LinkTable }[] {
  return recordTypes().flatMap((type) => listFieldsOf(type, target).map((list) => ({ type, ...list })))
}
