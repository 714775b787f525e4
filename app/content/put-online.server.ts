import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Viewer } from '../platform/auth/auth.ts'
import { writesFields } from '../platform/auth/rights.ts'
import type { Database } from '../platform/database/database.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { toProblem } from '../records/errors.server.ts'
import type { RecordType } from '../records/record-type.ts'
import { recordTypes } from '../records/registry.server.ts'
import { recordChanges } from '../records/tables.ts'
import { updateInTx } from '../records/write.server.ts'
import type { ContentObject } from './content-object.ts'
import { mayEdit } from './editing-rights.server.ts'
import { lockPage } from './page-addresses.server.ts'
import type { LiveWrite } from './publishing.server.ts'
import { applySwitches } from './releases/switches.server.ts'
import { versions } from './tables.ts'

/** Locks a page that is to go online. To be called before its containers are locked; a record is locked when it is written. */
export async function lockForOnline(tx: Database, { contentType, objectId }: ContentObject): Promise<void> {
  if (contentType === 'page') await lockPage(tx, objectId)
}

/**
 * Puts an object online in the transaction that publishes its content. To be called before that, whose version then holds the
 * page as it is online. Nothing happens where it is switched on already.
 * @param isVersioned whether it gets a version of its own, as no content goes live with it
 * @throws Problem 400 with what the record lacks; 403; 404
 */
export async function putOnline(work: LiveWrite, object: ContentObject, { isVersioned }: { isVersioned: boolean }): Promise<void> {
  const { contentType, objectId } = object
  if (contentType === 'page') return putPageOnline(work, objectId, isVersioned)
  const type = switchedType(contentType)
  if (!type) return
  const { services, tx, invalidate, refresh, viewer } = work
  try {
    await updateInTx({ platform: services.platform, type, tx, invalidate, refresh, viewer }, { id: objectId, changes: { isOnline: true } })
  } catch (error) {
    throw toProblem(error)
  }
}

async function putPageOnline(work: LiveWrite, id: number, isVersioned: boolean): Promise<void> {
  const page = await lockPage(work.tx, id)
  if (page.isOnline) return
  const online = { target: 'page', objectId: id, isOnline: true, inMenu: null, position: null } as const
  await applySwitches(work, { pages: new Map([[id, page]]), switches: [online] }, { summary: '', isVersioned: () => isVersioned })
}

/** @throws Problem 403 unless the viewer may put the object online */
export function assertMayPutOnline(viewer: Viewer, object: ContentObject): void {
  if (!mayPutOnline(viewer, object)) throw forbidden()
}

/** Whether the viewer may put an object online: whoever may edit it, and of a record also this field. */
export function mayPutOnline(viewer: Viewer, { contentType, objectId }: ContentObject): boolean {
  if (!mayEdit(viewer, contentType, objectId)) return false
  if (contentType === 'page') return true
  const type = switchedType(contentType)
  return type !== undefined && writesFields(viewer.role, type, ['isOnline'])
}

/** The record type by its name, if its records are switched online and offline. */
function switchedType(contentType: string): RecordType | undefined {
  const type = recordTypes().find(({ name }) => name === contentType)
  return type && 'isOnline' in type.fields ? type : undefined
}

/** SQL condition: whether a version of a page was online. */
export function wentOnline(page: PgColumn): SQL<boolean> {
  const isOnline = and(eq(versions.contentType, 'page'), eq(versions.objectId, page), sql`${versions.fields}->>'is_online' = 'true'`)
  return sql<boolean>`EXISTS (SELECT 1 FROM ${versions} WHERE ${isOnline})`
}

/** Whether an object that is offline was online before: by its versions if it is a page, else by its history. One statement. */
export async function wasOnline(db: Database, { contentType, objectId }: ContentObject): Promise<boolean> {
  const [table, isOnline] =
    contentType === 'page'
      ? [versions, sql`${versions.fields}->>'is_online' = 'true'`]
      : [recordChanges, sql`${recordChanges.before}->>'isOnline' = 'true'`]
  const isThis = and(eq(table.contentType, contentType), eq(table.objectId, objectId), isOnline)
  const found = await db.select({ one: sql`1` }).from(table).where(isThis).limit(1)
  return found.length > 0
}
