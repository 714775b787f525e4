import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyDocument } from './document.ts'
import { lockContainers, writeVersion } from './publishing.server.ts'
import type { PageRow } from './queries.server.ts'
import { containers, pages } from './tables.ts'

type InsertedPage = { page: PageRow; containers: { id: number; revision: number }[] }

/**
 * Inserts a page with one empty container and its first version.
 * @param viewer undefined when the server creates it by itself
 * @returns undefined when its path is taken
 */
export async function insertPage(
  tx: Database,
  platform: Platform,
  viewer: Viewer | undefined,
  values: typeof pages.$inferInsert,
): Promise<InsertedPage | undefined> {
  const [page] = await tx.insert(pages).values(values).onConflictDoNothing().returning()
  if (!page) return undefined
  const object = { contentType: 'page', objectId: page.id }
  const created = await tx
    .insert(containers)
    .values({ ...object, slug: `page-${page.id}`, document: emptyDocument() })
    .returning({ id: containers.id, revision: containers.revision })
  await writeVersion(tx, platform, viewer, { ...object, kind: 'created', summary: t('New page') }, await lockContainers(tx, object))
  return { page, containers: created }
}
