import type { media } from './tables.ts'

/** Everything a page needs to offer a film, a recording or a document of the house. */
export type FileSource = { id: number; url: string; type: string; bytes: number; filename: string }

/** The address of a file of the library; null for pictures, for nothing, and for what may no longer be offered. */
export function fileOf(row: typeof media.$inferSelect | null | undefined): FileSource | null {
  if (!row || row.isWithdrawn || row.mimeType.startsWith('image/')) return null
  const { id, key, filename, mimeType, bytes } = row
  return { id, url: `/media/${key}/${encodeURIComponent(filename)}`, type: mimeType.split(';')[0] ?? '', bytes, filename }
}
