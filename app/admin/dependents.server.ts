import { count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ContentType, isTableField, type LinkTable, type RecordField } from '../platform/content-type/content-type.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import { contentTypes } from './content-types.server.ts'
import { recordsByAddress, usesOnPages } from './media/uses.server.ts'
import type { ListPlace } from './tables.ts'

/** The content type that fields for pictures name. */
const PICTURES = 'media'

/** Records of one kind that name a record; `filter` is the field by which their list can be narrowed to them. */
export type Dependents = { type: string; plural: string; count: number; filter: string | null }

/** What names a record by a field of one value or among its rows, and so keeps it from being deleted. */
export async function dependentsOf(db: Database, type: ContentType, id: number): Promise<Dependents[]> {
  const found: Dependents[] = []
  for (const other of contentTypes) {
    const naming = columnsNaming(other, type.name)
    let number = 0
    for (const { table, column } of naming) {
      const [row] = await db.select({ count: count() }).from(table).where(eq(column, id))
      number += row?.count ?? 0
    }
    const filter = naming.find(({ field }) => other.list.filters?.includes(field))?.field ?? null
    if (number > 0) found.push({ type: other.name, plural: t(other.plural), count: number, filter })
  }
  for (const { table, column, name, plural, filter } of type.neededBy ?? []) {
    const [row] = await db.select({ count: count() }).from(table).where(eq(column, id))
    if (row && row.count > 0) found.push({ type: name, plural: t(plural), count: row.count, filter })
  }
  if (type.name !== PICTURES) return addedUp(found)
  for (const { type: other, ids } of await recordsByAddress(db, id)) {
    found.push({ type: other.name, plural: t(other.plural), count: ids.length, filter: null })
  }
  const onPages = await usesOnPages(db, id)
  if (onPages.length > 0) found.push({ type: 'page', plural: t('Pages'), count: onPages.length, filter: null })
  return addedUp(found)
}

/** One entry for each kind of record, however many of its fields were found. */
function addedUp<One extends { type: string; count: number }>(found: One[]): One[] {
  const sums = new Map<string, One>()
  for (const one of found) sums.set(one.type, { ...one, ...sums.get(one.type), count: one.count + (sums.get(one.type)?.count ?? 0) })
  return [...sums.values()]
}

/** The lists of other records that a record stands in; deleting it takes it out of them. */
export async function listsHolding(db: Database, type: ContentType, id: number): Promise<ListPlace[]> {
  const places: ListPlace[] = []
  for (const { type: other, field, link } of listsOf(type.name)) {
    const { own, held } = columnsOfLink(link)
    const rows = await db.select({ id: own }).from(link.table).where(eq(held, id))
    if (rows.length > 0) places.push({ type: other.name, field, ids: rows.map((row) => Number(row.id)) })
  }
  return places
}

/** What deleting a record would do: what keeps it from being deleted, and which lists it would be taken out of. */
export async function consequencesOfDeleting(db: Database, type: ContentType, id: number) {
  const lists = await listsHolding(db, type, id)
  return {
    dependents: await dependentsOf(db, type, id),
    lists: addedUp(
      lists.map((place) => ({
        type: place.type,
        plural: t(contentTypes.find(({ name }) => name === place.type)?.plural ?? 'Name'),
        count: place.ids.length,
      })),
    ),
  }
}

/** Puts a record back into the lists it stood in, as far as they are still there. */
export async function putBackIntoLists(tx: Database, type: ContentType, id: number, places: ListPlace[]): Promise<void> {
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

function listsOf(name: string): { type: ContentType; field: string; link: LinkTable }[] {
  return contentTypes.flatMap((type) =>
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

function columnsNaming(type: ContentType, name: string): NamingColumn[] {
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
