import { and, eq, sql } from 'drizzle-orm'
import { pages, versions } from '../content/tables.ts'
import { recordChanges } from '../records/tables.ts'
import type { TrashKind } from '../records/trash-kind.ts'
import { pageKind } from './page-log.server.ts'

/** Selects versions whose page exists or is in the trash, by itself or below another. */
const stillNeeded = sql`SELECT 1 FROM ${pages} WHERE ${pages.id} = ${versions.objectId} UNION ALL
  SELECT 1 FROM ${recordChanges} WHERE ${recordChanges.contentType} = 'page' AND ${recordChanges.action} = 'deleted' AND
  ${recordChanges.before} @> jsonb_build_object('pages', jsonb_build_array(jsonb_build_object('id', ${versions.objectId})))`

/** Deleted pages, each with its child pages and all of their versions. */
export const trashedPages: TrashKind = {
  name: pageKind.name,
  area: pageKind.area,
  label: pageKind.label,
  restorePath: (id) => `/de/pageeditor-api/pages/${id}/restore`,
  below: sql<number | null>`jsonb_array_length(${recordChanges.before} -> 'pages') - 1`,
  purge: async (tx) => {
    await tx.delete(versions).where(and(eq(versions.contentType, pageKind.name), sql`NOT EXISTS (${stillNeeded})`))
  },
}
