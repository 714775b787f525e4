import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pageUrl } from '../../content/index.server.ts'
import { containers, drafts, pages } from '../../content/tables.ts'
import { moduleRuntime } from '../../modules/runtime.server.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { contentTypes } from '../content-types.server.ts'
import { listOptions } from '../record-list.server.ts'

const SHOWN_PER_FIELD = 20

/** Where a file of the library is used: its kind, its title, and an address that leads there. */
export type MediaUse = { kind: string; title: string; to: string }

/** Everything that shows a file: records by their fields, pages and articles by their modules, drafts included. */
export async function usesOf(db: Database, id: number): Promise<MediaUse[]> {
  return [...(await usesByRecords(db, id)), ...(await usesOnPages(db, id))]
}

/** Pages, and records with modules of their own, that show a file other than by a record's field. */
export async function usesOnPages(db: Database, id: number): Promise<MediaUse[]> {
  return [...(await usesByPages(db, id)), ...(await usesByDocuments(db, id))]
}

async function usesByRecords(db: Database, id: number): Promise<MediaUse[]> {
  const uses: MediaUse[] = []
  for (const type of contentTypes) {
    const ids = new Set<number>()
    for (const [name, field] of Object.entries(type.fields)) {
      if (field.kind === 'picture') for (const one of await idsWhere(db, type.table, 'id', name, id)) ids.add(one)
      if (field.kind === 'pictures') {
        const { table, own, other } = field.through
        for (const one of await idsWhere(db, table, own, other, id)) ids.add(one)
      }
    }
    const named = ids.size > 0 ? await listOptions(db, type, { q: '', ids: [...ids] }) : []
    uses.push(...named.map((one) => ({ kind: t(type.label), title: one.title, to: `/cms-hub/${type.name}/${one.id}` })))
  }
  return uses
}

async function idsWhere(db: Database, table: PgTable, wanted: string, name: string, value: number): Promise<number[]> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const [id, column] = [columns[wanted], columns[name]]
  if (!id || !column) throw new Error(`a table lacks ${wanted} or ${name}`)
  const rows = await db.select({ id }).from(table).where(eq(column, value)).limit(SHOWN_PER_FIELD)
  return rows.map((row) => Number(row.id))
}

async function usesByPages(db: Database, id: number): Promise<MediaUse[]> {
  const rows = await db.select({ title: pages.title, path: pages.path }).from(pages).where(eq(pages.ogImageId, id)).limit(SHOWN_PER_FIELD)
  return rows.map(({ title, path }) => ({ kind: t('Page'), title, to: `${pageUrl(path)}?edit` }))
}

/** The database finds documents that name the number at all; whether it is a picture there, only the modules know. */
async function usesByDocuments(db: Database, id: number): Promise<MediaUse[]> {
  const number = `[^0-9]${id}[^0-9]`
  const owner = { contentType: containers.contentType, objectId: containers.objectId }
  const rows = [
    ...(await db
      .select({ ...owner, document: containers.document })
      .from(containers)
      .where(sql`${containers.document}::text ~ ${number}`)),
    ...(await db
      .select({ ...owner, document: drafts.document })
      .from(drafts)
      .innerJoin(containers, eq(drafts.containerId, containers.id))
      .where(sql`${drafts.document}::text ~ ${number}`)),
  ]
  const owners = new Map<string, { contentType: string; objectId: number | null }>()
  for (const { document, ...place } of rows) {
    if (moduleRuntime.mediaOf(moduleRuntime.upgrade(document)).includes(id)) owners.set(`${place.contentType}:${place.objectId}`, place)
  }
  return (await Promise.all([...owners.values()].map((place) => useBy(db, place)))).flat()
}

async function useBy(db: Database, { contentType, objectId }: { contentType: string; objectId: number | null }): Promise<MediaUse[]> {
  if (contentType === 'page' && objectId !== null) {
    const [page] = await db.select({ title: pages.title, path: pages.path }).from(pages).where(eq(pages.id, objectId))
    return page ? [{ kind: t('Page'), title: page.title, to: `${pageUrl(page.path)}?edit` }] : []
  }
  const type = contentTypes.find(({ name }) => name === contentType)
  if (!type || objectId === null) return [{ kind: t('Page'), title: contentType, to: '/de?edit' }]
  const [record] = await listOptions(db, type, { q: '', ids: [objectId] })
  return record ? [{ kind: t(type.label), title: record.title, to: `/cms-hub/${type.name}/${record.id}` }] : []
}
