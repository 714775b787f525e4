import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { canWithType, isScoped, limitsFields } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import type { Database } from '../platform/database/database.ts'
import { forbidden } from '../platform/http/authorize.ts'
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
  const [upload] = await db
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .where(
      and(
        eq(recordChanges.contentType, FILES.name),
        eq(recordChanges.objectId, id),
        eq(recordChanges.action, 'created'),
        eq(recordChanges.userId, viewer.id),
      ),
    )
    .limit(1)
  return upload !== undefined
}

function isOwn({ records }: Role, { type, id }: FileOwner): boolean {
  return id !== null && records?.[type]?.includes(id) === true
}
