import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { fileTypeOf } from '../platform/media/file-kinds.ts'
import { recordKeys } from '../platform/media/keys.ts'
import type { NewFile } from '../platform/media/originals.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChanges } from '../records/tables.ts'
import { trashStart } from '../records/trash.server.ts'
import { readPreservedColumns } from '../records/values.server.ts'
import { lockRecord, recordChange } from '../records/write.server.ts'
import { mediaRecordType } from './record-type.ts'

/**
 * Replaces the bytes of a file: everything that uses it shows the new ones, and the old address redirects to the new one. The
 * old bytes are kept as long as the trash, so that the change can be reverted.
 * @throws Problem 400 when the new file is of another kind, 404
 */
export async function replaceFile(platform: Platform, store: MediaStore, viewer: Viewer, id: number, file: NewFile): Promise<void> {
  const row = await store.find(id)
  if (!row) throw notFound()
  const type = await fileTypeOf(file.bytes)
  if (type && kindOf(type.mimeType) !== kindOf(row.mimeType)) {
    throw new Problem(400, 'other_kind', t('The new file must be of the same type as the old one.'))
  }
  const columns = await store.storeBytes(file, row)
  await platform.write(async (tx, invalidate) => {
    const before = await lockRecord(tx, mediaRecordType, id)
    const preserved = await readPreservedColumns(tx, mediaRecordType, id)
    await tx.update(media).set(columns).where(eq(media.id, id))
    await recordKeys(tx, id, [row.key, columns.key])
    const change = { contentType: mediaRecordType.name, objectId: id, title: columns.filename, action: 'changed' as const }
    const [was, is] = [
      { ...before.values, ...preserved },
      { ...before.values, ...columns },
    ]
    await recordChange(platform, tx, viewer, { ...change, before: was, after: is })
    invalidate(...mediaRecordType.tags(id))
  })
}

function kindOf(mimeType: string): string {
  return mimeType.split('/')[0] ?? ''
}

/** Deletes the bytes of files that were replaced or deleted before the retention period of the trash. */
export async function deleteReplacedFiles(platform: Platform, store: MediaStore): Promise<void> {
  const key = sql<string>`${recordChanges.before}->>'key'`
  const isOfFile = and(eq(recordChanges.contentType, mediaRecordType.name), isNotNull(key))
  const rows = await platform.db
    .select({ id: recordChanges.id, key })
    .from(recordChanges)
    .where(and(isOfFile, lt(recordChanges.createdAt, trashStart(platform))))
  for (const row of rows) {
    const isFree = await platform.write(async (tx) => {
      const unseen = (mediaRecordType.preservedColumns ?? []).reduce(
        (before, name) => sql`${before} - ${name}::text`,
        sql`${recordChanges.before}`,
      )
      await tx.update(recordChanges).set({ before: unseen }).where(eq(recordChanges.id, row.id))
      const named = await tx.select({ id: media.id }).from(media).where(eq(media.key, row.key))
      const remembered = await tx
        .select({ id: recordChanges.id })
        .from(recordChanges)
        .where(and(isOfFile, eq(key, row.key), ne(recordChanges.id, row.id)))
      return named.length + remembered.length === 0
    })
    if (isFree) await store.deleteBytes(row.key)
  }
}
