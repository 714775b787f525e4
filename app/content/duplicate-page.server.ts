import { and, asc, eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { MAX_PAGE_SLUG_LENGTH } from '../platform/format/slug.ts'
import { t } from '../platform/i18n/i18n.ts'
import { recordTakenAddress } from '../site/index.server.ts'
import { readDrafts } from './container-queries.server.ts'
import { createCopier } from './copied-nodes.ts'
import { insertDrafts, insertPage } from './insert-page.server.ts'
import { newNodeId } from './node-id.ts'
import { freePathLike, invalidatePages, lockPage, renumber, siblingsOf } from './page-addresses.server.ts'
import { type ContentServices, pageLogObject } from './page-log.ts'
import { MAX_LINE, type PageSettings } from './page-schema.ts'
import { settingsOf } from './page-settings.server.ts'
import { type PageRow, pageUrl } from './queries.server.ts'
import { containers, pages } from './tables.ts'

/** Of the home page, whose own is empty. */
const HOME_SLUG = 'startseite'
const COPY_SUFFIX = '-kopie'

/**
 * Copies a page without the pages below it: its settings, its containers, and its draft where it has one, with new ids for
 * all modules. The copy stands behind it, offline and in no menu, under an address of its own.
 * @throws Problem 404 no such page, 409 `address_taken`
 */
export function duplicatePage({ platform, log }: ContentServices, viewer: Viewer, id: number): Promise<PageSettings> {
  return platform.write(async (tx, invalidate) => {
    const source = await lockPage(tx, id)
    const parent = source.parentId === null ? undefined : await lockPage(tx, source.parentId)
    const path = await freePathLike(tx, parent, copiedSlug(source))
    const rows = await tx
      .select()
      .from(containers)
      .where(and(eq(containers.contentType, 'page'), eq(containers.objectId, id)))
      .orderBy(asc(containers.id))
    const copy = createCopier(newNodeId)
    const content = rows.map(({ model, document }) => ({ model, document: copy(document) }))
    const created = await insertPage(tx, platform, viewer, { ...copiedColumns(source), path }, content.length > 0 ? content : undefined)
    if (!created) throw new Error('page insert returned no row')
    const open = await readDrafts({ ...platform, db: tx }, idsOf(rows))
    const drafted = rows.map((row) => open.get(row.id)?.document)
    await insertDrafts(
      tx,
      viewer,
      created.containers,
      drafted.map((document) => document && copy(document)),
    )
    await renumber(tx, source.parentId, created.page.id, await pageBehind(tx, source))
    await recordTakenAddress(tx, pageUrl(path))
    await log.record(tx, viewer, { ...pageLogObject(created.page), action: 'created' })
    invalidatePages(invalidate, created.page)
    return settingsOf(created.page)
  })
}

function copiedSlug({ path }: PageRow): string {
  const slug = path.split('/').at(-1) || HOME_SLUG
  return `${slug.slice(0, MAX_PAGE_SLUG_LENGTH - COPY_SUFFIX.length - '-99'.length).replace(/-+$/, '')}${COPY_SUFFIX}`
}

/** The settings of the copy; it is not seen until somebody puts it online. */
function copiedColumns(source: PageRow): Omit<typeof pages.$inferInsert, 'path'> {
  const { id: _, path: __, revision: ___, updatedAt: ____, siblingGroup: _____, ...columns } = source
  return {
    ...columns,
    // A page has one of each.
    variant: null,
    variantOfType: null,
    variantOfId: null,
    variantSource: null,
    title: t('{title} (copy)', { title: source.title }).slice(0, MAX_LINE),
    isOnline: false,
    inMenu: false,
    inFooter: false,
    publishAt: null,
    unpublishAt: null,
  }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

/** The sibling that comes after a page; null at the end. */
async function pageBehind(tx: Database, { id, parentId, position }: PageRow): Promise<number | null> {
  const siblings = await tx.select().from(pages).where(siblingsOf(parentId)).orderBy(asc(pages.position), asc(pages.id))
  const behind = siblings.find((page) => page.position > position || (page.position === position && page.id > id))
  return behind?.id ?? null
}
