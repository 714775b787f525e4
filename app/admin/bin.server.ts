import { and, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { pages, versions } from '../content/tables.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { mayDo } from '../platform/auth/rights.ts'
import { dateOf, instantOf, isoWithOffset } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { contentTypes } from './content-types.server.ts'
import { pageKind } from './page-log.server.ts'
import { BIN_DAYS } from './record-changes.server.ts'
import { recordChanges } from './tables.ts'

const SHOWN = 50

/**
 * What was deleted within the last days and is still gone, the latest first, as far as the viewer may read it.
 * @param before id of the last one on the page before
 */
export async function readBin(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer, before: number | undefined) {
  const readable = [pageKind, ...contentTypes].filter((type) => mayDo(viewer.role, 'read', type.area))
  const names = readable.map(({ name }) => name)
  const rows = await platform.db
    .select({
      id: recordChanges.id,
      contentType: recordChanges.contentType,
      objectId: recordChanges.objectId,
      title: recordChanges.title,
      userName: recordChanges.userName,
      createdAt: recordChanges.createdAt,
      pages: sql<number | null>`jsonb_array_length(${recordChanges.before} -> 'pages')`,
    })
    .from(recordChanges)
    .where(
      and(
        isStillGone(),
        // What went with something else comes back with it.
        isNotNull(recordChanges.before),
        inArray(recordChanges.contentType, names),
        gte(recordChanges.createdAt, binBegins(platform)),
        before ? lt(recordChanges.id, before) : undefined,
      ),
    )
    .orderBy(desc(recordChanges.id))
    .limit(SHOWN + 1)
  const shown = rows.slice(0, SHOWN)
  const records = shown.flatMap(({ id, contentType, objectId, title, userName, createdAt, pages }) => {
    const type = readable.find(({ name }) => name === contentType)
    if (!type) return []
    const gone = instantOf(createdAt)
    return [
      {
        change: id,
        type: type.name,
        label: type.label,
        id: objectId,
        title,
        userName,
        deletedAt: isoWithOffset(gone),
        goneOn: isoWithOffset(gone.add({ hours: BIN_DAYS * 24 })).slice(0, 10),
        restorePath: `${type === pageKind ? '/de/pageeditor-api/pages' : `/api/admin/${type.name}`}/${objectId}/restore`,
        /** how many pages went with it */
        below: type === pageKind && pages ? pages - 1 : 0,
        mayRestore: mayDo(viewer.role, 'write', type.area),
      },
    ]
  })
  return { records, next: rows.length > SHOWN ? (shown.at(-1)?.id ?? null) : null }
}

/** Throws away what was deleted too long ago: of such records only the lines of the log stay, without any values. */
export function emptyBin(platform: Platform): Promise<void> {
  return platform.write(async (tx) => {
    const gone = tx
      .select({ contentType: recordChanges.contentType, objectId: recordChanges.objectId })
      .from(recordChanges)
      .where(and(isStillGone(), isNotNull(recordChanges.before), lt(recordChanges.createdAt, binBegins(platform))))
    await tx
      .update(recordChanges)
      .set({ before: null, after: null, lists: null })
      .where(sql`(${recordChanges.contentType}, ${recordChanges.objectId}) IN ${gone}`)
    await tx.delete(versions).where(and(eq(versions.contentType, pageKind.name), sql`NOT EXISTS (${stillNeeded})`))
  })
}

/** The page of a version is there, or in the bin, alone or below another. */
const stillNeeded = sql`SELECT 1 FROM ${pages} WHERE ${pages.id} = ${versions.objectId} UNION ALL
  SELECT 1 FROM ${recordChanges} WHERE ${recordChanges.contentType} = 'page' AND ${recordChanges.action} = 'deleted' AND
  ${recordChanges.before} @> jsonb_build_object('pages', jsonb_build_array(jsonb_build_object('id', ${versions.objectId})))`

/** Deleted, and not brought back since. */
function isStillGone(): SQL | undefined {
  const later = sql`SELECT 1 FROM ${recordChanges} AS later WHERE later.content_type = ${recordChanges.contentType}
    AND later.object_id = ${recordChanges.objectId} AND later.id > ${recordChanges.id}`
  return and(eq(recordChanges.action, 'deleted'), sql`NOT EXISTS (${later})`)
}

/** Whatever was deleted or replaced before this moment is gone. */
export function binBegins({ clock }: Pick<Platform, 'clock'>): Date {
  return dateOf(clock.now().subtract({ hours: BIN_DAYS * 24 }))
}
