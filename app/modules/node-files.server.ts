import type { ContentNode } from '../content/index.ts'
import { type FileSource, fileOf } from '../platform/media/file-source.ts'
import { readMediaRows } from '../platform/media/media-rows.ts'
import type { Platform } from '../platform/platform.ts'

/** The files that a hosted film or recording plays. */
export type NodeFiles = { file?: FileSource; captions?: FileSource; described?: FileSource }

/** Loads the files of all hosted films or recordings on a page. One statement. */
export async function loadNodeFiles(platform: Platform, nodes: ContentNode[]): Promise<Record<string, NodeFiles>> {
  const ids = nodes.flatMap(({ data }) => [data.file, data.captions, data.described_file]).filter((id) => typeof id === 'number')
  if (ids.length === 0) return {}
  const rows = await readMediaRows(platform, ids)
  return Object.fromEntries(
    nodes.map(({ id, data }) => {
      const [file, captions, described] = [data.file, data.captions, data.described_file].map(
        (id) => fileOf(rows.get(Number(id))) ?? undefined,
      )
      return [id, { ...(file ? { file } : {}), ...(captions ? { captions } : {}), ...(described ? { described } : {}) }]
    }),
  )
}
