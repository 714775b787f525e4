import { eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pageUrl } from '../../content/index.server.ts'
import { containers, drafts, pages } from '../../content/tables.ts'
import { moduleRuntime } from '../../modules/runtime.server.ts'
import type { ContentType } from '../../platform/content-type/content-type.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { keysOf } from '../../platform/media/keys.ts'
import { link } from '../../platform/routing/link.ts'
import { LEGAL_CONTENT, LEGAL_PAGES } from '../../site/index.server.ts'
import { contentTypes } from '../content-types.server.ts'
import { listOptions } from '../record-list.server.ts'

const SHOWN_PER_FIELD = 20
/** Fields in which staff write addresses, or that hold fields in which they do. */
const MAY_NAME_ADDRESSES = ['address', 'richText', 'items']

/** Where a file of the library is used: its kind, its title, and an address that leads there. */
export type MediaUse = { kind: string; title: string; to: string }

/** Everything that shows a file: records by their fields, pages and articles by their modules, drafts included. */
export async function usesOf(db: Database, id: number): Promise<MediaUse[]> {
  return [...(await usesByRecords(db, id)), ...(await usesByAddress(db, id)), ...(await usesOnPages(db, id))]
}

/** Pages, and records with modules of their own, that show a file other than by a record's field. */
export async function usesOnPages(db: Database, id: number): Promise<MediaUse[]> {
  return [...(await usesByPages(db, id)), ...(await usesByDocuments(db, id))]
}

/** Records that name a file by its address: a recording of a work, a film, a link in a text. One statement for each kind. */
export async function recordsByAddress(db: Database, id: number): Promise<{ type: ContentType; ids: number[] }[]> {
  const addresses = (await keysOf(db, id)).map((key) => `%/media/${key}/%`)
  const found: { type: ContentType; ids: number[] }[] = []
  for (const type of contentTypes) {
    const columns = getTableColumns(type.table) as Record<string, PgColumn>
    const texts = Object.entries(type.fields).flatMap(([name, { kind }]) =>
      MAY_NAME_ADDRESSES.includes(kind) ? (columns[name] ?? []) : [],
    )
    const holdsOne = texts.flatMap((column) => addresses.map((address) => sql`${column}::text LIKE ${address}`))
    if (holdsOne.length === 0) continue
    const rows = await db
      .select({ id: type.table.id })
      .from(type.table as PgTable)
      .where(or(...holdsOne))
      .limit(SHOWN_PER_FIELD)
    if (rows.length > 0) found.push({ type, ids: rows.map((row) => Number(row.id)) })
  }
  return found
}

async function usesByAddress(db: Database, id: number): Promise<MediaUse[]> {
  const uses: MediaUse[] = []
  for (const { type, ids } of await recordsByAddress(db, id)) uses.push(...(await namedUses(db, type, ids)))
  return uses
}

async function namedUses(db: Database, type: ContentType, ids: number[]): Promise<MediaUse[]> {
  const named = ids.length > 0 ? await listOptions(db, type, { q: '', ids }) : []
  return named.map((one) => ({ kind: t(type.label), title: one.title, to: `/cms-hub/${type.name}/${one.id}` }))
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
    uses.push(...(await namedUses(db, type, [...ids])))
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

/** The database finds documents that name the number or the address at all; whether the number is a picture there, only the modules know. */
async function usesByDocuments(db: Database, id: number): Promise<MediaUse[]> {
  const addresses = (await keysOf(db, id)).map((key) => `/media/${key}/`)
  const wanted = [`[^0-9]${id}[^0-9]`, ...addresses].join('|')
  const owner = { contentType: containers.contentType, objectId: containers.objectId }
  const rows = [
    ...(await db
      .select({ ...owner, document: containers.document })
      .from(containers)
      .where(sql`${containers.document}::text ~ ${wanted}`)),
    ...(await db
      .select({ ...owner, document: drafts.document })
      .from(drafts)
      .innerJoin(containers, eq(drafts.containerId, containers.id))
      .where(sql`${drafts.document}::text ~ ${wanted}`)),
  ]
  const owners = new Map<string, { contentType: string; objectId: number | null }>()
  for (const { document, ...place } of rows) {
    const isNamed = addresses.some((address) => JSON.stringify(document).includes(address))
    if (isNamed || moduleRuntime.mediaOf(moduleRuntime.upgrade(document)).includes(id))
      owners.set(`${place.contentType}:${place.objectId}`, place)
  }
  return (await Promise.all([...owners.values()].map((place) => useBy(db, place)))).flat()
}

async function useBy(db: Database, { contentType, objectId }: { contentType: string; objectId: number | null }): Promise<MediaUse[]> {
  if (contentType === 'page' && objectId !== null) {
    const [page] = await db.select({ title: pages.title, path: pages.path }).from(pages).where(eq(pages.id, objectId))
    return page ? [{ kind: t('Page'), title: page.title, to: `${pageUrl(page.path)}?edit` }] : []
  }
  if (contentType === LEGAL_CONTENT) {
    const page = LEGAL_PAGES.find(({ id }) => id === objectId)
    return page ? [{ kind: t('Page'), title: page.title(), to: `${link(page.name)}?edit` }] : []
  }
  const type = contentTypes.find(({ name }) => name === contentType)
  if (!type || objectId === null) return [{ kind: t('Page'), title: contentType, to: '/de?edit' }]
  const [record] = await listOptions(db, type, { q: '', ids: [objectId] })
  return record ? [{ kind: t(type.label), title: record.title, to: `/cms-hub/${type.name}/${record.id}` }] : []
}
