import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Viewer } from '../platform/auth/auth.ts'
import { can, canSome, canWithType, isScoped, limitsFields, readsOnlyPublished } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import type { Database } from '../platform/database/database.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { listOptions } from '../records/list.server.ts'
import { namedByOwnRecords } from '../records/own-references.server.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { typeFor } from '../records/role-limits.server.ts'
import { recordChanges } from '../records/tables.ts'
import { type FileOwner, fileOwners } from './usages.server.ts'

type Who = { id: string; role: Role }
const FILES = { name: 'media', area: 'media', within: 'use' } as const

/** @throws Problem 403 unless the viewer's role may change everything about this file */
export async function assertMayChangeFile(db: Database, viewer: Viewer, id: number): Promise<void> {
  const isWhole = !limitsFields(viewer.role, FILES.area)
  if (!(isWhole && (await mayChangeFile(db, viewer, id)))) throw forbidden()
}

/** Whether the viewer's role may change a file, though perhaps only some of its fields. */
export async function mayChangeFile(db: Database, viewer: Viewer, id: number): Promise<boolean> {
  if (!canWithType(viewer.role, 'write', FILES)) return false
  return !isScoped(viewer.role, FILES.area) || isOwnFile(db, viewer, id)
}

/**
 * Whether a file belongs to somebody whose role is limited to productions: it is used there and nowhere else, or they have
 * uploaded it and nothing uses it yet.
 */
export async function isOwnFile(db: Database, viewer: Who, id: number): Promise<boolean> {
  const owners = await fileOwners(db, id)
  if (owners.length > 0) return owners.every((owner) => isOwn(viewer.role, owner))
  return (await uploadsOf(db, viewer, eq(recordChanges.objectId, id)).limit(1)).length > 0
}

/** Whether somebody may read what is known of a file, and take its original: of the library, of their productions, of a published one's press kit. */
export async function mayReadFile({ db, clock }: Pick<Platform, 'db' | 'clock'>, viewer: Who, id: number): Promise<boolean> {
  const { role } = viewer
  if (can(role, 'read', FILES.area)) return true
  if (!canSome(role, 'read', FILES.area)) return false
  const owners = await fileOwners(db, id)
  if (!readsOnlyPublished(role)) return owners.some((owner) => isOwn(role, owner)) || isOwnFile(db, viewer, id)
  const shown = owners.flatMap(({ type, id: owner }) => (type === 'production' && owner !== null ? [owner] : []))
  const seen = typeFor({ clock }, viewer, recordTypeNamed('production'))
  return (await listOptions(db, seen, { q: '', ids: shown })).length > 0
}

/** The files of the library that somebody may list; undefined for all of them. */
export function listedFiles(viewer: Who): SQL | undefined {
  const { role } = viewer
  if (can(role, 'read', FILES.area)) return undefined
  if (!isScoped(role, FILES.area)) return sql`false`
  const uploaded = inArray(media.id, uploadsOf(new QueryBuilder(), viewer))
  return or(uploaded, ...namedByOwnRecords(role, recordTypeNamed(FILES.name)))
}

function uploadsOf<Builder extends Pick<Database, 'select'> | Pick<QueryBuilder, 'select'>>(db: Builder, viewer: Who, which?: SQL) {
  const { contentType, objectId, action, userId } = recordChanges
  const isUpload = and(eq(contentType, FILES.name), eq(action, 'created'), eq(userId, viewer.id), which)
  return (db as Database).select({ id: objectId }).from(recordChanges).where(isUpload)
}

function isOwn({ records }: Role, { type, id }: FileOwner): boolean {
  return id !== null && records?.[type]?.includes(id) === true
}
