import { and, eq, max, ne } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { ContentObject } from './content-object.ts'
import type { ContainerDocument } from './document.ts'
import type { PageFields } from './page-schema.ts'
import { fieldsOf } from './page-settings.server.ts'
import { pages, type VersionKind, versions } from './tables.ts'

export type NewVersion = {
  kind: VersionKind
  documents: { slug: string; document: ContainerDocument }[]
  summary: string
  userId: string | null
  userName: string
  createdAt: Date
}

/** Writes a version of an object under the next number, with the page's own fields as they are now. @returns the number */
export async function insertVersion(tx: Database, object: ContentObject, { documents, ...version }: NewVersion): Promise<number> {
  const number = (await lastNumber(tx, object)) + 1
  await tx.insert(versions).values({
    ...version,
    contentType: object.contentType,
    objectId: object.objectId,
    number,
    documents: Object.fromEntries(documents.map(({ slug, document }) => [slug, document])),
    fields: await pageFieldsOf(tx, object),
  })
  return number
}

/** The number of the live version; 0 when the object was never published. */
export async function liveVersionNumber(tx: Database, { contentType, objectId }: ContentObject): Promise<number> {
  const [last] = await tx
    .select({ number: max(versions.number) })
    .from(versions)
    .where(and(eq(versions.contentType, contentType), eq(versions.objectId, objectId), ne(versions.kind, 'draft')))
  return last?.number ?? 0
}

async function lastNumber(tx: Database, { contentType, objectId }: ContentObject): Promise<number> {
  const [last] = await tx
    .select({ number: max(versions.number) })
    .from(versions)
    .where(and(eq(versions.contentType, contentType), eq(versions.objectId, objectId)))
  return last?.number ?? 0
}

/** A page's own fields; null for objects that are not pages. */
async function pageFieldsOf(tx: Database, { contentType, objectId }: ContentObject): Promise<PageFields | null> {
  if (contentType !== 'page') return null
  const [page] = await tx.select().from(pages).where(eq(pages.id, objectId))
  return page ? fieldsOf(page) : null
}
