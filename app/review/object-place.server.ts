import { eq } from 'drizzle-orm'
import type { ContentObject } from '../content/content-object.ts'
import { pageUrl } from '../content/index.server.ts'
import { hasSlots } from '../content/object-slots.ts'
import { pages } from '../content/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { link } from '../platform/routing/link.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { readRecord } from '../records/values.server.ts'
import { LEGAL_CONTENT, LEGAL_PAGES } from '../site/index.server.ts'

/** Where an object with content is on the site: its title and its path. */
export type ObjectPlace = { title: string; path: string }

/** The place of an object whose content is edited on its own page; undefined when there is none. */
export async function readObjectPlace(db: Database, { contentType, objectId }: ContentObject): Promise<ObjectPlace | undefined> {
  if (contentType === 'page') {
    const [page] = await db.select({ title: pages.title, path: pages.path, locale: pages.locale }).from(pages).where(eq(pages.id, objectId))
    return page && { title: page.title, path: pageUrl(page.path, page.locale) }
  }
  if (hasSlots(contentType)) return placeOfRecord(db, contentType, objectId)
  const legal = contentType === LEGAL_CONTENT ? LEGAL_PAGES.find(({ id }) => id === objectId) : undefined
  return legal && { title: legal.title(), path: link(legal.name) }
}

async function placeOfRecord(db: Database, contentType: string, id: number): Promise<ObjectPlace | undefined> {
  const type = recordTypeNamed(contentType)
  const record = await readRecord(db, type, id)
  const path = record && type.url?.(id, record.values)
  return path === undefined ? undefined : { title: record?.title ?? '', path }
}
