import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
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
import { type FileKind, isText, TAKEN_ENDINGS, takenKind } from './upload-kinds.ts'
import { assertFilesAreTaken, assertUploadQuota, uploadSource } from './upload-quota.server.ts'

export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024
const UNCLAIMED_RETENTION_HOURS = 24
const SWEEP_BATCH_SIZE = 100
export type Upload = typeof formUploads.$inferSelect

/** The store of files that visitors upload with forms. */
export type UploadStore = {
  /**
   * Stores a file until an entry claims it.
   * @param address of the sender
   * @throws Problem 400 `file_*`, 409 `no_files_taken` or 429 `too_many_files`
   */
  take(file: File, address: string): Promise<Upload>
  /** Reads a file that an entry has claimed; undefined when there is none. */
  read(id: string): Promise<{ upload: Upload; bytes: Uint8Array } | undefined>
  /**
   * Deletes the files of the given entries; without any, those that no entry has claimed within a day. At most 100 at once.
   * @returns whether there may be more
   */
  sweep(tx: Database, entryIds: number[]): Promise<boolean>
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
    take: async (file, address) => storeUpload(platform, await store(), file, address),
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
      return rows.length === SWEEP_BATCH_SIZE
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

/** The row is there before the file, so that many uploads at once are held to the quota and none is left without a row. */
async function storeUpload(platform: Platform, store: FileStore, file: File, address: string): Promise<Upload> {
  if (file.size === 0) throw uploadProblem('file_empty', t('This file is empty.'))
  if (file.size > MAX_UPLOAD_BYTES)
    throw uploadProblem('file_too_large', t('This file is too large (maximum {n} MB).', { n: MAX_UPLOAD_MB }))
  await assertFilesAreTaken(platform)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const detected = await fileTypeFromBuffer(bytes)
  const kind = takenKind(detected, isText(bytes), file.name)
  if (!kind) throw uploadProblem('file_kind', refusalOf(detected))
  const row = await platform.write(async (tx) => {
    await assertUploadQuota(platform, tx, address, bytes.byteLength)
    const filename = `${cleanFileName(file.name).replace(/\.[^.]*$/, '')}.${kind.ext}`
    const createdAt = toDate(platform.clock.now())
    const values = { filename, mimeType: kind.mime, bytes: bytes.byteLength, source: uploadSource(platform, address), createdAt }
    const [added] = await tx.insert(formUploads).values(values).returning()
    if (!added) throw new Error('upload row was not written')
    return added
  })
  try {
    await store.write(keyOf(row.id), bytes)
  } catch (error) {
    await platform.write((tx) => tx.delete(formUploads).where(eq(formUploads.id, row.id)))
    throw error
  }
  return row
}

/** Names what was sent by what it is, so that nobody is asked for the very kind that they have sent. */
function refusalOf(detected: FileKind | undefined): string {
  if (detected)
    return t('This is a {kind} file, which is not accepted. Accepted are: {endings}.', {
      kind: detected.ext.toUpperCase(),
      endings: TAKEN_ENDINGS,
    })
  return t('This file is damaged or of a kind that is not accepted. Accepted are: {endings}.', { endings: TAKEN_ENDINGS })
}

function uploadProblem(code: string, message: string): Problem {
  return new Problem(400, code, message, { errors: { file: [message] } })
}

function keyOf(id: string): string {
  return `uploads/${id}`
}
