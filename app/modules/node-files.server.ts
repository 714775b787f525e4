import { inArray } from 'drizzle-orm'
import type { ContentNode } from '../content/index.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { type FileSource, fileOf } from '../platform/media/file-source.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'

/** The files that a hosted film or recording plays. */
export type NodeFiles = { file?: FileSource; captions?: FileSource; described?: FileSource }

/** Loads the files of all hosted films or recordings on a page. One statement. */
export async function loadNodeFiles(platform: Platform, nodes: ContentNode[]): Promise<Record<string, NodeFiles>> {
  addCacheTags('media')
  const ids = nodes.flatMap(({ data }) => [data.file, data.captions, data.described_file]).filter((id) => typeof id === 'number')
  if (ids.length === 0) return {}
  const rows = await platform.db
    .select()
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]))
  const files = new Map(rows.map((row) => [row.id, fileOf(row) ?? undefined]))
  return Object.fromEntries(
    nodes.map(({ id, data }) => {
      const [file, captions, described] = [data.file, data.captions, data.described_file].map((id) => files.get(Number(id)))
      return [id, { ...(file ? { file } : {}), ...(captions ? { captions } : {}), ...(described ? { described } : {}) }]
    }),
  )
}
