import { createHash } from 'node:crypto'
import { cleanFileName } from '../files/file-name.ts'
import type { FileStore } from '../files/file-store.ts'
import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import { fileTypeOf } from './file-kinds.ts'
import { assertPlaysEverywhere, withoutPlace } from './film-particulars.ts'
import { readablePicture } from './heic/readable-picture.server.ts'
import { inspectPicture } from './inspect-picture.ts'
import { assertOpensForAll } from './pdf/assert-opens.server.ts'
import type { MediaRow } from './tables.ts'

/** Maximum size of an uploaded picture. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024
/** Maximum size of any other uploaded file. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024

const MP4_TYPES = ['video/mp4', 'audio/mp4', 'audio/x-m4a']

export type NewFile = { filename: string; bytes: Uint8Array }

/** The size of an SVG that the program itself has made; uploaded SVGs are rejected, they may contain scripts. */
export type TrustedSvg = { width: number; height: number }

/** The columns that are derived from a file's bytes and name. */
export type FileColumns = Pick<MediaRow, 'key' | 'filename' | 'mimeType' | 'bytes' | 'width' | 'height' | 'placeholder' | 'contentHash'>

/** A file to store, with the id of the existing row that it replaces the bytes of. */
type Upload = NewFile & { ownerId?: number | undefined }

/** Keeps the bytes of a picture, of HEIC as JPEG. @throws Problem 400 `not_a_picture` or `picture_too_large` */
export async function storePicture(
  files: FileStore,
  { filename, bytes, trustedSvg, ownerId }: Upload & { trustedSvg?: TrustedSvg | undefined },
): Promise<FileColumns> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw new Problem(400, 'picture_too_large', t('The image is too large.'))
  if (trustedSvg) {
    const about = { ...trustedSvg, filename: cleanFileName(filename), mimeType: 'image/svg+xml', placeholder: null }
    return storeOriginal(files, { bytes, ownerId }, about)
  }
  const readable = await readablePicture(bytes)
  const name = readable === bytes ? cleanFileName(filename) : `${cleanFileName(filename).replace(/\.hei[cf]s?$/i, '')}.jpg`
  const stored = await storeOriginal(files, { bytes: readable, ownerId }, { filename: name, ...(await inspectPicture(readable)) })
  // Found again by the bytes that somebody has, not by those that are kept.
  return { ...stored, contentHash: contentHashOf(bytes) }
}

/**
 * Keeps the bytes of a video, audio, captions or document file, of films without the place where they were made.
 * @throws Problem 400 `not_a_known_file`, `file_too_large`, `film_rarely_plays` or `file_locked`
 */
export async function storeFile(files: FileStore, { filename, bytes, ownerId }: Upload): Promise<FileColumns> {
  if (bytes.byteLength > MAX_FILE_BYTES) throw new Problem(400, 'file_too_large', t('The file is too large.'))
  const type = await fileTypeOf(bytes)
  if (!type) {
    throw new Problem(400, 'not_a_known_file', t('This file cannot be used here (MP4, WebM, MP3, M4A, OGG, WAV, PDF or VTT).'))
  }
  const isMp4 = MP4_TYPES.includes(type.mimeType)
  if (isMp4) assertPlaysEverywhere(bytes)
  if (type.mimeType === 'application/pdf') await assertOpensForAll(bytes)
  const name = cleanFileName(filename)
  const named = name.toLowerCase().endsWith(`.${type.ending}`) ? name : `${name}.${type.ending}`
  const stored = await storeOriginal(
    files,
    { bytes: isMp4 ? withoutPlace(bytes) : bytes, ownerId },
    { filename: named, mimeType: type.mimeType, width: null, height: null, placeholder: null },
  )
  // Found again by the bytes that somebody has, not by those that are kept.
  return { ...stored, contentHash: contentHashOf(bytes) }
}

async function storeOriginal(
  files: FileStore,
  { bytes, ownerId }: Pick<Upload, 'bytes' | 'ownerId'>,
  about: Omit<FileColumns, 'key' | 'bytes' | 'contentHash'>,
): Promise<FileColumns> {
  // A replacement may have the bytes of another row's file, and keys are unique.
  const owner = ownerId === undefined ? '' : `#${ownerId}`
  const key = createHash('sha256').update(bytes).update(about.filename).update(owner).digest('hex').slice(0, 24)
  await files.write(`originals/${key}`, bytes)
  return { ...about, key, bytes: bytes.byteLength, contentHash: contentHashOf(bytes) }
}

/** By which files with the same bytes are found, whatever their names. */
export function contentHashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}
