import type { media } from './tables.ts'

/** What a page needs to show or link a video, audio file or document. */
export type FileSource = { id: number; url: string; type: string; bytes: number; filename: string }

/** The source of a file; null for pictures, for no file and for withdrawn files. */
export function fileOf(row: typeof media.$inferSelect | null | undefined): FileSource | null {
  if (!row || row.isWithdrawn || row.mimeType.startsWith('image/')) return null
  const { id, key, filename, mimeType, bytes } = row
  return { id, url: `/media/${key}/${encodeURIComponent(filename)}`, type: mimeType.split(';')[0] ?? '', bytes, filename }
}
