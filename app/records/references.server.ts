import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import { t } from '../platform/i18n/i18n.ts'
import { isTableField, type LinkTable, type RecordField, type RecordType, type ReferenceCount } from './record-type.ts'
import { recordTypes } from './registry.server.ts'
import type { ListMembership } from './tables.ts'

/** The record type that fields for pictures name. */
const PICTURES = 'media'

/** What deleting a record would do: what keeps it from being deleted, and which lists it would be taken out of. */
export type DeleteImpact = { dependents: ReferenceCount[]; lists: Omit<ReferenceCount, 'filter'>[] }

/** What names a record by a field of one value or among its rows, and so keeps it from being deleted. */
export async function referencesTo(db: Database, type: RecordType, id: number): Promise<ReferenceCount[]> {
  return (await countReferences(db, type, [id])).get(id) ?? []
}

/** The lists of other records that a record stands in; deleting it takes it out of them. One statement. */
export async function listMemberships(db: Database, type: RecordType, id: number): Promise<ListMembership[]> {
  const lists = listsOf(type.name)
  const parts = lists.map(({ link }, index) => {
    const { own, held } = columnsOfLink(link)
    return sql`SELECT ${index}::integer AS part, ${own} AS owner FROM ${link.table} WHERE ${eq(held, id)}`
  })
  const owners = Map.groupBy(await rowsOf<{ part: number; owner: number }>(db, parts), ({ part }) => part)
  return lists.flatMap(({ type: other, field }, index) => {
    const ids = owners.get(index)?.map(({ owner }) => owner) ?? []
    return ids.length > 0 ? [{ type: other.name, field, ids }] : []
  })
}

/** What deleting a record would do. */
export async function deleteImpact(db: Database, type: RecordType, id: number): Promise<DeleteImpact> {
  return (await deleteImpacts(db, type, [id])).get(id) ?? { dependents: [], lists: [] }
}

/** What deleting each of many records would do, of those where it is more than that they are gone. As many statements as for one. */
export async function deleteImpacts(db: Database, type: RecordType, ids: number[]): Promise<Map<number, DeleteImpact>> {
  const needed = await countReferences(db, type, ids)
  const inLists = listsOf(type.name).map(({ type: other, link }) => {
    return { ...told(other), filter: null, table: link.table, column: columnsOfLink(link).held }
  })
  const held = await counted(db, inLists, ids)
  return new Map(
    ids
      .filter((id) => needed.has(id) || held.has(id))
      .map((id) => [id, { dependents: needed.get(id) ?? [], lists: addedUp(held.get(id) ?? []).map(({ filter: _, ...list }) => list) }]),
  )
}

/** What names each of many records; those that nothing names are left out. */
async function countReferences(db: Database, type: RecordType, ids: number[]): Promise<Map<number, ReferenceCount[]>> {
  const naming = recordTypes().flatMap((other) => {
    const columns = columnsNaming(other, type.name)
    const filter = columns.find(({ field }) => other.list.filters?.includes(field))?.field ?? null
    return columns.map(({ table, column }) => ({ ...told(other), filter, table, column }))
  })
  const others = (type.referencedBy ?? []).map(({ table, column, name, plural, filter }) => ({
    type: name,
    plural: t(plural),
    filter,
    table,
    column,
  }))
  const found = await counted(db, [...naming, ...others], ids)
  for (const [id, more] of (await type.findReferences?.(db, ids)) ?? []) found.set(id, [...(found.get(id) ?? []), ...more])
  return new Map([...found].map(([id, its]) => [id, addedUp(its)]))
}

function told({ name, plural }: RecordType): { type: string; plural: string } {
  return { type: name, plural: t(plural) }
}

type Counted = Omit<ReferenceCount, 'count'> & { table: PgTable; column: PgColumn }

/** How often each of many records stands in columns that name it. One statement. */
async function counted(db: Database, naming: Counted[], ids: number[]): Promise<Map<number, ReferenceCount[]>> {
  const parts = naming.map(({ table, column }, index) => {
    const where = inArray(column, ids)
    return sql`SELECT ${index}::integer AS part, ${column} AS id, count(*)::integer AS count FROM ${table} WHERE ${where} GROUP BY ${column}`
  })
  const found = new Map<number, ReferenceCount[]>()
  const rows = await rowsOf<{ part: number; id: number; count: number }>(db, parts)
  for (const { part, id, count } of rows.sort((one, other) => one.part - other.part)) {
    const { type, plural, filter } = naming[part] as Counted
    found.set(id, [...(found.get(id) ?? []), { type, plural, filter, count }])
  }
  return found
}

async function rowsOf<Row>(db: Database, parts: SQL[]): Promise<Row[]> {
  if (parts.length === 0) return []
  const rows = await queryRows<Row>(db, sql.join(parts, sql` UNION ALL `))
  return rows
}

/** One entry for each kind of record, however many of its fields were found. */
function addedUp(found: ReferenceCount[]): ReferenceCount[] {
  const sums = new Map<string, ReferenceCount>()
  for (const one of found) sums.set(one.type, { ...one, ...sums.get(one.type), count: one.count + (sums.get(one.type)?.count ?? 0) })
  return [...sums.values()]
}

/** Puts a record back into the lists it stood in, as far as they are still there. */
export async function restoreListMemberships(tx: Database, type: RecordType, id: number, places: ListMembership[]): Promise<void> {
  for (const { type: other, field, link } of listsOf(type.name)) {
    const ids = places.find((place) => place.type === other.name && place.field === field)?.ids ?? []
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

function listsOf(name: string): { type: RecordType; field: string; link: LinkTable }[] {
  return recordTypes().flatMap((type) =>
    Object.entries(type.fields).flatMap(([field, description]) =>
      isListOf(description, name) ? [{ type, field, link: description.through }] : [],
    ),
  )
}

function isListOf(field: RecordField, name: string): field is Extract<RecordField, { through: LinkTable }> {
  return (field.kind === 'many' && field.of === name) || (field.kind === 'pictures' && name === PICTURES)
}

function namesOne(field: RecordField, name: string): boolean {
  return (field.kind === 'one' && field.of === name) || (field.kind === 'picture' && name === PICTURES)
}

function columnsOfLink({ table, own, other }: LinkTable): { own: PgColumn; held: PgColumn } {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const [ownColumn, heldColumn] = [columns[own], columns[other]]
  if (!ownColumn || !heldColumn) throw new Error(`a list's table lacks ${own} or ${other}`)
  return { own: ownColumn, held: heldColumn }
}

type NamingColumn = { field: string; table: PgTable; column: PgColumn }

function columnsNaming(type: RecordType, name: string): NamingColumn[] {
  return Object.entries(type.fields).flatMap(([fieldName, field]) => {
    if (namesOne(field, name)) return columnIn(fieldName, type.table, fieldName)
    // Rows of a performance stand in the same table as those of its production and are counted there.
    if (!isTableField(field) || field.kind !== 'rows' || field.link.copied) return []
    return Object.entries(field.fields).flatMap(([inner, one]) => (namesOne(one, name) ? columnIn(fieldName, field.table, inner) : []))
  })
}

function columnIn(field: string, table: PgTable, name: string): NamingColumn[] {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name]
  return column ? [{ field, table, column }] : []
}
