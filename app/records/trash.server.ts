import { and, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { dayOf, isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypes, trashKinds } from './registry.server.ts'
import { recordChanges } from './tables.ts'
import type { TrashKind } from './trash-kind.ts'
import { TRASH_DAYS } from './write.server.ts'

const SHOWN = 50

/**
 * What was deleted within the last days and is still gone, the latest first, as far as the viewer may read it.
 * @param before id of the last one on the page before
 */
export async function listTrash(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer, before: number | undefined) {
  const readable = [...trashKinds(), ...recordTypes()].filter((type) => can(viewer.role, 'read', type.area))
  const names = readable.map(({ name }) => name)
  const rows = await platform.db
    .select({
      id: recordChanges.id,
      contentType: recordChanges.contentType,
      objectId: recordChanges.objectId,
      title: recordChanges.title,
      userName: recordChanges.userName,
      createdAt: recordChanges.createdAt,
      below: trashKinds().length > 0 ? belowOf(trashKinds()) : sql<number | null>`NULL::integer`,
    })
    .from(recordChanges)
    .where(
      and(
        isStillGone(),
        // What went with something else comes back with it.
        isNotNull(recordChanges.before),
        inArray(recordChanges.contentType, names),
        gte(recordChanges.createdAt, trashStart(platform)),
        before ? lt(recordChanges.id, before) : undefined,
      ),
    )
    .orderBy(desc(recordChanges.id))
    .limit(SHOWN + 1)
  const shown = rows.slice(0, SHOWN)
  const records = shown.flatMap(({ id, contentType, objectId, title, userName, createdAt, below }) => {
    const type = readable.find(({ name }) => name === contentType)
    if (!type) return []
    const gone = toInstant(createdAt)
    return [
      {
        change: id,
        type: type.name,
        label: type.label,
        id: objectId,
        title,
        userName,
        deletedAt: isoWithOffset(gone),
        goneOn: dayOf(gone.add({ hours: TRASH_DAYS * 24 })).toString(),
        restorePath: 'restorePath' in type ? type.restorePath(objectId) : `/api/admin/${type.name}/${objectId}/restore`,
        /** how many more went with it */
        below: below ?? 0,
        mayRestore: can(viewer.role, 'write', type.area),
      },
    ]
  })
  return { records, next: rows.length > SHOWN ? (shown.at(-1)?.id ?? null) : null }
}

/** Throws away what was deleted too long ago: of such records only the lines of the log stay, without any values. */
export function emptyTrash(platform: Platform): Promise<void> {
  return platform.write(async (tx) => {
    const gone = tx
      .select({ contentType: recordChanges.contentType, objectId: recordChanges.objectId })
      .from(recordChanges)
      .where(and(isStillGone(), isNotNull(recordChanges.before), lt(recordChanges.createdAt, trashStart(platform))))
    await tx
      .update(recordChanges)
      .set({ before: null, after: null, lists: null })
      .where(sql`(${recordChanges.contentType}, ${recordChanges.objectId}) IN ${gone}`)
    for (const kind of trashKinds()) await kind.purge(tx)
  })
}

function belowOf(kinds: readonly TrashKind[]): SQL<number | null> {
  const cases = kinds.map(({ name, below }) => sql`WHEN ${name} THEN ${below}`)
  return sql<number | null>`CASE ${recordChanges.contentType} ${sql.join(cases, sql` `)} END`
}

/** Deleted, and not brought back since. */
function isStillGone(): SQL | undefined {
  const later = sql`SELECT 1 FROM ${recordChanges} AS later WHERE later.content_type = ${recordChanges.contentType}
    AND later.object_id = ${recordChanges.objectId} AND later.id > ${recordChanges.id}`
  return and(eq(recordChanges.action, 'deleted'), sql`NOT EXISTS (${later})`)
}

/** Whatever was deleted or replaced before this moment is gone. */
export function trashStart({ clock }: Pick<Platform, 'clock'>): Date {
  return toDate(clock.now().subtract({ hours: TRASH_DAYS * 24 }))
}
