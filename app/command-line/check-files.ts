import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { queryRows } from '../platform/database/query-rows.ts'
import { type FileStore, openFileStore } from '../platform/files/file-store.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'

/** What a row says of a file: `hash` is that of the media library, null where nobody has kept one. */
type NamedFile = { key: string; filename: string; bytes: number | null; hash: string | null }

/**
 * Reads every file that a row names, those of replaced and deleted ones too while the history keeps them, and compares size and
 * checksum. One file at a time, as a stream.
 */
export async function checkFiles({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<{ problems: string[]; files: number }> {
  const store = await openFileStore(config)
  const named = await queryRows<NamedFile>(
    db,
    sql`
      SELECT 'originals/' || key AS key, filename, bytes, content_hash AS hash FROM media
      UNION SELECT 'uploads/' || id, filename, bytes, NULL FROM form_uploads
      UNION SELECT 'originals/' || (before->>'key'), before->>'filename', (before->>'bytes')::int, before->>'contentHash'
        FROM record_changes WHERE content_type = 'media' AND before->>'key' IS NOT NULL
      ORDER BY key`,
  )
  const problems: string[] = []
  for (const file of named) problems.push(...(await problemOf(store, file)))
  return { problems, files: new Set(named.map(({ key }) => key)).size }
}

async function problemOf(store: FileStore, { key, filename, bytes, hash }: NamedFile): Promise<string[]> {
  if (!(await store.exists(key))) return [t('The content of the file “{filename}” is missing ({key}).', { filename, key })]
  const size = await store.sizeOf(key)
  const isWhole = (bytes === null || size === bytes) && (hash === null || size === 0 || (await hashOf(store, key, size)) === hash)
  return isWhole ? [] : [t('The content of the file “{filename}” is not what was put there ({key}).', { filename, key })]
}

async function hashOf(store: FileStore, key: string, size: number): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of await store.open(key, 0, size - 1)) hash.update(part)
  return hash.digest('base64url')
}
