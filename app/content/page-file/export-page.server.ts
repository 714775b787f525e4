import { and, eq, inArray } from 'drizzle-orm'
import { orNotFound } from '../../platform/http/problem.ts'
import { media } from '../../platform/media/tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { readRecords } from '../../records/values.server.ts'
import { readContainers, readDrafts } from '../container-queries.server.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import { LOCALE } from '../page-addresses.server.ts'
import { fieldsOf } from '../page-settings.server.ts'
import { type PageRow, readPage } from '../queries.server.ts'
import { pages } from '../tables.ts'
import { MAX_NAME, type PageFile } from './page-file.ts'

/** A page as a file, as it is in the editor. @throws Problem 404 */
export async function exportPage(platform: Platform, modules: ModuleRegistry, id: number): Promise<PageFile> {
  const page = orNotFound(await readPage(platform, id))
  const rows = await readContainers(platform, 'page', id)
  const open = await readDrafts(
    platform,
    rows.map((row) => row.id),
  )
  const containers = rows.map((row) => ({ model: row.model, document: modules.upgrade(open.get(row.id)?.document ?? row.document) }))
  const { is_online: _, in_menu: __, in_footer: ___, publish_at: ____, unpublish_at: _____, ...settings } = fieldsOf(page)
  const files = new Set<number>(settings.og_image === null ? [] : [settings.og_image])
  const records = new Map<string, Set<number>>()
  for (const { document } of containers) {
    modules.mapReferences(document, {
      media: (fileId) => void files.add(fileId),
      record: (type, recordId) => void records.set(type, (records.get(type) ?? new Set()).add(recordId)),
    })
  }
  return {
    ...{ format: 'foyer-page', version: 1, slug: page.path.split('/').at(-1) ?? '', settings, containers },
    media: await filesOf(platform, [...files]),
    records: await recordsOf(platform, records),
  }
}

async function filesOf({ db }: Pick<Platform, 'db'>, ids: number[]): Promise<PageFile['media']> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: media.id, filename: media.filename, hash: media.contentHash })
    .from(media)
    .where(inArray(media.id, ids))
  return rows.map((row) => ({ ...row, filename: row.filename.slice(0, MAX_NAME) }))
}

async function recordsOf({ db }: Pick<Platform, 'db'>, wanted: Map<string, Set<number>>): Promise<PageFile['records']> {
  const found: PageFile['records'] = []
  for (const [type, ids] of wanted) {
    const rows = await readRecords(db, recordTypeNamed(type), [...ids])
    found.push(...rows.map(({ id, title }) => ({ type, id, title: title.slice(0, MAX_NAME) })))
  }
  return found
}

/** The page at an address of the site, such as `/de/presse`; undefined when there is none. */
export async function pageAt({ db }: Pick<Platform, 'db'>, address: string): Promise<PageRow | undefined> {
  const [root, ...segments] = address.split('/').filter(Boolean)
  if (root !== LOCALE) return undefined
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.locale, LOCALE), eq(pages.path, segments.join('/'))))
  return page
}
