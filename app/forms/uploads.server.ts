import { and, count, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { createContext } from 'react-router'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { cleanFileName } from '../platform/files/file-name.ts'
import { type FileStore, openFileStore } from '../platform/files/file-store.ts'
import { Problem, validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { MAX_UPLOAD_MB } from './constants.ts'
import { formUploads } from './tables.ts'

export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024
const UNCLAIMED_RETENTION_HOURS = 24
const MAX_UNCLAIMED_PER_SOURCE = 20
const SWEEP_BATCH_SIZE = 100
/** Allowed file types, as detected from the bytes: documents, pictures, sound. Nothing that a browser would execute. */
const ALLOWED_EXTENSIONS = [
  'pdf',
  'jpg',
  'png',
  'webp',
  'gif',
  'heic',
  'avif',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'rtf',
  'mp3',
  'm4a',
]

export type Upload = typeof formUploads.$inferSelect

/** The store of files that visitors upload with forms. */
export type UploadStore = {
  /** Stores a file until an entry claims it. @throws Problem 400 `file_*` or 429 `too_many_files` */
  take(file: File, source: string): Promise<Upload>
  /** Reads a file that an entry has claimed; undefined when there is none. */
  read(id: string): Promise<{ upload: Upload; bytes: Uint8Array } | undefined>
  /** Deletes the files of the given entries; without any, those that no entry has claimed within a day. At most 100 at once. */
  sweep(tx: Database, entryIds: number[]): Promise<void>
}

/** Context key of the upload store. */
export const uploadsContext = createContext<UploadStore>()

/** Creates the upload store, in the file store of the media library, under a prefix that is not public. */
export function createUploadStore(platform: Platform): UploadStore {
  let files: Promise<FileStore> | undefined
  const store = () => {
    files ??= openFileStore(platform.config)
    return files
  }
  return {
    take: async (file, source) => storeUpload(platform, await store(), file, source),
    async read(id) {
      const [upload] = await platform.db.select().from(formUploads).where(eq(formUploads.id, id))
      if (!upload?.entryId) return undefined
      return { upload, bytes: await (await store()).read(keyOf(id)) }
    },
    async sweep(tx, entryIds) {
      const before = toDate(platform.clock.now().subtract({ hours: UNCLAIMED_RETENTION_HOURS }))
      const unclaimed = and(isNull(formUploads.entryId), lt(formUploads.createdAt, before))
      const condition = entryIds.length > 0 ? inArray(formUploads.entryId, entryIds) : unclaimed
      // Locked, so that no entry claims a file while it is being deleted.
      const rows = await tx.select({ id: formUploads.id }).from(formUploads).where(condition).limit(SWEEP_BATCH_SIZE).for('update')
      for (const { id } of rows) await (await store()).remove(keyOf(id))
      if (rows.length > 0)
        await tx.delete(formUploads).where(
          inArray(
            formUploads.id,
            rows.map(({ id }) => id),
          ),
        )
    },
  }
}

/**
 * Assigns uploads to an entry, in its transaction.
 * @param ids upload ids by field slug
 * @throws Problem 400 when one does not exist or belongs to another entry
 */
export async function claimUploads(tx: Database, entryId: number, ids: Map<string, string>): Promise<Upload[]> {
  const claimed: Upload[] = []
  for (const [slug, id] of ids) {
    const [upload] = await tx
      .update(formUploads)
      .set({ entryId })
      .where(and(eq(formUploads.id, id), isNull(formUploads.entryId)))
      .returning()
    if (!upload) throw validationFailed([{ path: [slug], message: t('This file is no longer available. Please choose it again.') }])
    claimed.push(upload)
  }
  return claimed
}

async function storeUpload(platform: Platform, store: FileStore, file: File, source: string): Promise<Upload> {
  if (file.size === 0) throw uploadProblem('file_empty', t('This file is empty.'))
  if (file.size > MAX_UPLOAD_BYTES)
    throw uploadProblem('file_too_large', t('This file is too large (maximum {n} MB).', { n: MAX_UPLOAD_MB }))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await detectFileType(bytes, file.name)
  if (!kind)
    throw uploadProblem('file_kind', t('This file type is not accepted. Please send a PDF, image, text document or audio recording.'))
  await assertUploadQuota(platform, source)
  const id = crypto.randomUUID()
  await store.write(keyOf(id), bytes)
  return platform.write(async (tx) => {
    const filename = `${cleanFileName(file.name).replace(/\.[^.]*$/, '')}.${kind.ext}`
    const createdAt = toDate(platform.clock.now())
    const values = { id, filename, mimeType: kind.mime, bytes: bytes.byteLength, source, createdAt }
    const [row] = await tx.insert(formUploads).values(values).returning()
    if (!row) throw new Error('upload row was not written')
    return row
  })
}

/** Detects the type of a file by its bytes. Plain text has no signature, so there the extension and valid UTF-8 decide. */
async function detectFileType(bytes: Uint8Array, name: string): Promise<{ ext: string; mime: string } | undefined> {
  const kind = await fileTypeFromBuffer(bytes)
  if (kind) return ALLOWED_EXTENSIONS.includes(kind.ext) ? kind : undefined
  return /\.txt$/i.test(name) && isPlainText(bytes) ? { ext: 'txt', mime: 'text/plain' } : undefined
}

function isPlainText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}

async function assertUploadQuota(platform: Platform, source: string): Promise<void> {
  const since = toDate(platform.clock.now().subtract({ hours: 1 }))
  const [unclaimed] = await platform.db
    .select({ files: count() })
    .from(formUploads)
    .where(and(eq(formUploads.source, source), isNull(formUploads.entryId), gte(formUploads.createdAt, since)))
  if ((unclaimed?.files ?? 0) >= MAX_UNCLAIMED_PER_SOURCE) {
    throw new Problem(429, 'too_many_files', t('Too many files from your connection. Please try again later.'))
  }
}

function uploadProblem(code: string, message: string): Problem {
  return new Problem(400, code, message, { errors: { file: [message] } })
}

function keyOf(id: string): string {
  return `uploads/${id}`
}
