import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { mayView } from '../content/index.server.ts'
import { pages } from '../content/tables.ts'
import { footerPictures } from '../identity/index.server.ts'
import { canWithType } from '../platform/auth/rights.ts'
import type { Database } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import { t } from '../platform/i18n/i18n.ts'
import { currentAndFormerKeys } from '../platform/media/keys.ts'
import type { Platform } from '../platform/platform.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { listOptions } from '../records/list.server.ts'
import type { Reader, RecordType, ReferenceCount } from '../records/record-type.ts'
import { recordTypes } from '../records/registry.server.ts'
import { typeFor } from '../records/role-limits.server.ts'
import { readSettingsInTx } from '../site/index.server.ts'
import { type DocumentOwner, documentsUsing, ownerKey } from './documents-using.server.ts'
import type { MediaUsage } from './media-usage.ts'
import { ownerUsages } from './owner-usages.server.ts'
import { type FileReference, recordsByFileUrl } from './records-by-file-url.server.ts'

const SHOWN_PER_FIELD = 20

/** The usages of a file that somebody may see: records by field or address, pages and articles by their modules, drafts included. */
export async function mediaUsages(platform: Pick<Platform, 'db' | 'clock'>, viewer: Reader, id: number): Promise<MediaUsage[]> {
  const { db } = platform
  const { records, places } = await usagesBeyondFields(db, [id], ({ contentType, objectId }) => mayView(viewer, contentType, objectId))
  const naming = [...(await namedByField(db, id)), ...records]
  const uses: MediaUsage[] = []
  for (const [type, references] of Map.groupBy(naming, (reference) => reference.type)) {
    if (!canWithType(viewer.role, 'read', type)) continue
    const ids = [...new Set(references.map(({ record }) => record))].slice(0, SHOWN_PER_FIELD)
    const named = await listOptions(db, typeFor(platform, viewer, type), { q: '', ids })
    uses.push(...named.map((record) => ({ kind: t(type.label), title: record.title, to: adminUrl(type.name, record.id) })))
  }
  return [...uses, ...(places.get(id) ?? [])]
}

/**
 * Usages of files other than by reference fields, by file id: records by address, pages and other documents by their modules.
 * @param isSeen whether pages and documents are told of; by default all are
 */
export async function usagesBeyondFields(
  db: Database,
  files: number[],
  isSeen: (owner: DocumentOwner) => boolean = () => true,
): Promise<{ records: FileReference[]; places: Map<number, MediaUsage[]> }> {
  const keys = await currentAndFormerKeys(db, files)
  const records = await recordsByFileUrl(db, keys)
  const showing = await documentsUsing(db, files, keys)
  const owners = new Map([...showing.values()].flat().map((owner) => [ownerKey(owner), owner]))
  for (const { file, page } of await pagesSharing(db, files)) {
    const owner = { contentType: 'page', objectId: page, slug: '' }
    owners.set(ownerKey(owner), owner)
    showing.set(file, [...(showing.get(file) ?? []), owner])
  }
  const uses = await ownerUsages(db, [...owners.values()].filter(isSeen))
  const { design } = await readSettingsInTx(db)
  const ofSettings = { kind: t('Site settings'), title: t('Logo'), to: adminUrl('settings') }
  const places = [...showing].map(([file, fileOwners]): [number, MediaUsage[]] => {
    const names = [...new Set(fileOwners.map(ownerKey))]
    return [file, names.flatMap((name) => uses.get(name) ?? [])]
  })
  if (design.logo !== null && files.includes(design.logo))
    places.push([design.logo, [...(placesOf(places, design.logo) ?? []), ofSettings]])
  const ofFooter = { kind: t('Appearance'), title: t('Footer'), to: adminUrl('appearance') }
  for (const file of await footerPictures(db)) if (files.includes(file)) places.push([file, [...(placesOf(places, file) ?? []), ofFooter]])
  return { records, places: new Map(places) }
}

/** A record, page or other object that uses a file; a shared part of the site has no id. */
export type FileOwner = { type: string; id: number | null }

/** Everything that uses a file, as `mediaUsages`, by type and id. */
export async function fileOwners(db: Database, id: number): Promise<FileOwner[]> {
  const keys = await currentAndFormerKeys(db, [id])
  const records = [...(await namedByField(db, id)), ...(await recordsByFileUrl(db, keys))]
  const documents = (await documentsUsing(db, [id], keys)).get(id) ?? []
  const sharing = await pagesSharing(db, [id])
  const { design } = await readSettingsInTx(db)
  return [
    ...records.map(({ type, record }) => ({ type: type.name, id: record })),
    ...documents.map(({ contentType, objectId }) => ({ type: contentType, id: objectId })),
    ...sharing.map(({ page }) => ({ type: 'page', id: page })),
    ...(design.logo === id ? [{ type: 'settings', id: null }] : []),
    ...((await footerPictures(db)).includes(id) ? [{ type: 'settings', id: null }] : []),
  ]
}

/** The usages of many files other than by reference fields, as reference counts that block deletion. */
export async function referencesToFiles(db: Database, ids: number[]): Promise<Map<number, ReferenceCount[]>> {
  const { records, places } = await usagesBeyondFields(db, ids)
  const references = new Map<number, ReferenceCount[]>()
  const add = (file: number, reference: ReferenceCount) => references.set(file, [...(references.get(file) ?? []), reference])
  for (const { type, file } of records) add(file, { type: type.name, plural: t(type.plural), count: 1, filter: null })
  for (const [file, usages] of places)
    if (usages.length > 0) add(file, { type: 'page', plural: t('Pages'), count: usages.length, filter: null })
  return references
}

function placesOf(places: [number, MediaUsage[]][], file: number): MediaUsage[] | undefined {
  return places.find(([of]) => of === file)?.[1]
}

/** Pages that have a file as their share picture. One statement. */
async function pagesSharing(db: Database, files: number[]): Promise<{ file: number; page: number }[]> {
  const rows = await db.select({ file: pages.ogImageId, page: pages.id }).from(pages).where(inArray(pages.ogImageId, files))
  return rows.flatMap(({ file, page }) => (file === null ? [] : [{ file, page }]))
}

/** Records that refer to a file in a field, at most as many per field as are shown. One statement. */
async function namedByField(db: Database, id: number): Promise<FileReference[]> {
  const parts = recordTypes().flatMap((type, index) =>
    Object.entries(type.fields).flatMap(([name, field]): SQL[] => {
      if (field.kind === 'media') return [recordsWhere(index, type.table, 'id', name, id)]
      return field.kind === 'mediaList' ? [recordsWhere(index, field.through.table, field.through.own, field.through.other, id)] : []
    }),
  )
  const rows = await queryRows<{ type: number; record: number }>(db, sql.join(parts, sql` UNION ALL `))
  return rows.flatMap(({ type: index, record }) => {
    const type: RecordType | undefined = recordTypes()[index]
    return type ? [{ type, record, file: id }] : []
  })
}

function recordsWhere(index: number, table: PgTable, wanted: string, name: string, value: number): SQL {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const [id, column] = [columns[wanted], columns[name]]
  if (!id || !column) throw new Error(`table has no column ${wanted} or ${name}`)
  return sql`(SELECT ${index}::integer AS type, ${id} AS record FROM ${table} WHERE ${eq(column, value)} LIMIT ${SHOWN_PER_FIELD})`
}
