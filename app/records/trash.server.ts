import { and, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { dayOf, isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import { forbidden } from '../platform/http/authorize.ts'
import type { Platform } from '../platform/platform.ts'
import { earlierTranslations, translationDrafts, translations } from '../platform/translations/tables.ts'
import { recordTypes, trashKinds } from './registry.server.ts'
import { recordChanges } from './tables.ts'
import type { TrashKind } from './trash-kind.ts'
import { TRASH_DAYS } from './write.server.ts'

const SHOWN = 50

/**
 * A page of the records in the trash that the viewer may read, the latest first.
 * @throws Problem 403 where they may read none of any kind
 * @param before id of the last change on the previous page
 */
export async function listTrash(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer, before: number | undefined) {
  const readable = [...trashKinds(), ...recordTypes()].filter((type) => can(viewer.role, 'read', type.area))
  if (readable.length === 0) throw forbidden()
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
        isInTrash(),
        // Records deleted with another one have no values of their own and are restored with it.
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
    const deletedAt = toInstant(createdAt)
    return [
      {
        change: id,
        type: type.name,
        label: type.label,
        id: objectId,
        title,
        userName,
        deletedAt: isoWithOffset(deletedAt),
        goneOn: dayOf(deletedAt.add({ hours: TRASH_DAYS * 24 })).toString(),
        restorePath: 'restorePath' in type ? type.restorePath(objectId) : `/api/admin/${type.name}/${objectId}/restore`,
        /** how many other records were deleted with it */
        below: below ?? 0,
        mayRestore: can(viewer.role, 'write', type.area),
      },
    ]
  })
  return { records, next: rows.length > SHOWN ? (shown.at(-1)?.id ?? null) : null }
}

/** Purges what was deleted more than `TRASH_DAYS` ago, with its translations: its entries in the audit log stay, without values. */
export function emptyTrash(platform: Platform): Promise<void> {
  return platform.write(async (tx) => {
    const isDue = and(isInTrash(), lt(recordChanges.createdAt, trashStart(platform)))
    const deleted = (only?: SQL) =>
      tx.select({ contentType: recordChanges.contentType, objectId: recordChanges.objectId }).from(recordChanges).where(and(isDue, only))
    // With those that went with another one, such as the pages below a page.
    for (const table of [translations, translationDrafts, earlierTranslations])
      await tx.delete(table).where(sql`(${table.recordType}, ${table.recordId}) IN ${deleted()}`)
    const purged = deleted(isNotNull(recordChanges.before))
    await tx
      .update(recordChanges)
      .set({ before: null, after: null, lists: null })
      .where(sql`(${recordChanges.contentType}, ${recordChanges.objectId}) IN ${purged}`)
    for (const kind of trashKinds()) await kind.purge(tx)
  })
}

function belowOf(kinds: readonly TrashKind[]): SQL<number | null> {
  const cases = kinds.map(({ name, below }) => sql`WHEN ${name} THEN ${below}`)
  return sql<number | null>`CASE ${recordChanges.contentType} ${sql.join(cases, sql` `)} END`
}

/** Deleted, and not restored since. */
function isInTrash(): SQL | undefined {
  const later = sql`SELECT 1 FROM ${recordChanges} AS later WHERE later.content_type = ${recordChanges.contentType}
    AND later.object_id = ${recordChanges.objectId} AND later.id > ${recordChanges.id}`
  return and(eq(recordChanges.action, 'deleted'), sql`NOT EXISTS (${later})`)
}

/** The start of the trash: what was deleted or replaced before can no longer be restored. */
export function trashStart({ clock }: Pick<Platform, 'clock'>): Date {
  return toDate(clock.now().subtract({ hours: TRASH_DAYS * 24 }))
}
