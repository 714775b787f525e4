import { createHash } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import type { Database } from '../../platform/database/database.ts'
import { conflict, invalidField, notFound, orNotFound } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { runIsolated, WorkerLimitExceeded } from '../../platform/isolated-worker/isolated-worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { houseFaces } from '../tables.ts'
import { type CarriedFace, FACE_PARTS, FACE_TEXT_LIMITS, type Face, type FacePart, faceId, faceShapeSchema, MAX_FACES } from './face.ts'
import type { ReadFace } from './read-face.server.ts'
import type { FaceResult } from './read-face-worker.server.ts'

const LIMITS = { memoryMb: 256, milliseconds: 30_000 }
const ID_LENGTH = 16

const optional = (max: number) => z.string().trim().max(max).default('')
/** What is said of a face beside its file; where it is left empty, what the file says of itself counts. */
export const faceUploadSchema = z.object({
  family: optional(FACE_TEXT_LIMITS.family),
  licence: optional(FACE_TEXT_LIMITS.licence),
  source: optional(FACE_TEXT_LIMITS.source),
})

/** The columns that are no files. */
const SHOWN = {
  id: houseFaces.id,
  family: houseFaces.family,
  licence: houseFaces.licence,
  source: houseFaces.source,
  shape: houseFaces.shape,
  parts: sql<FacePart[]>`(SELECT coalesce(json_agg(part), '[]') FROM jsonb_object_keys(${houseFaces.parts}) AS part)`,
}

/** The faces of the house, in the order in which they came. One statement. */
export async function listFaces(db: Database): Promise<Face[]> {
  const faces = await db.select(SHOWN).from(houseFaces).orderBy(houseFaces.createdAt, houseFaces.id)
  // A row may have come with an archive: nothing but numbers gets into a style sheet.
  const sound = faces.filter(({ id, shape }) => faceId.safeParse(id).success && faceShapeSchema.safeParse(shape).success)
  return sound.map((face) => ({ ...face, parts: FACE_PARTS.filter((part) => face.parts.includes(part)) }))
}

/** The same, cached; only looks that have a face of the house ask for it. */
export const readFaces = defineCachedRead('house-faces', (context) => {
  addCacheTags('settings')
  return listFaces(context.db)
})

/** One file of a face, as pages load it; undefined where there is none. */
export async function faceFile(db: Database, id: string, part: FacePart): Promise<Buffer<ArrayBuffer> | undefined> {
  const [row] = await db
    .select({ file: sql<string | null>`${houseFaces.parts} ->> ${part}` })
    .from(houseFaces)
    .where(eq(houseFaces.id, id))
  return row?.file ? Buffer.from(row.file, 'base64') : undefined
}

/** A face as it is taken to another house. @throws Problem 404 */
export async function carriedFace(db: Database, id: string): Promise<CarriedFace> {
  const { family, licence, source, file } = houseFaces
  return orNotFound(
    (await db.select({ id: houseFaces.id, family, licence, source, file }).from(houseFaces).where(eq(houseFaces.id, id)))[0],
  )
}

/** Keeps a face. @throws Problem 400 with a message in the field that is wrong */
export async function addFace(platform: Platform, bytes: Uint8Array, said: z.output<typeof faceUploadSchema>): Promise<Face> {
  const read = await readInWorker(bytes)
  const words = {
    family: said.family || read.names.family.trim().slice(0, FACE_TEXT_LIMITS.family),
    licence: said.licence || read.names.licence.trim().slice(0, FACE_TEXT_LIMITS.licence),
    source: said.source || read.names.source.trim().slice(0, FACE_TEXT_LIMITS.source),
  }
  if (!words.family) throw invalidField('family', t('The file does not say what this typeface is called. Please give its name.'))
  if (!words.licence) throw invalidField('licence', t('Please say under which licence you use this typeface; the file does not say it.'))
  if (!words.source) throw invalidField('source', t('Please say where this typeface comes from; the file does not say it.'))
  const id = createHash('sha256').update(read.file).digest('hex').slice(0, ID_LENGTH)
  const row = { id, ...words, shape: read.shape, file: base64(read.file), parts: inBase64(read.parts) }
  await platform.write(async (tx, invalidate) => {
    const [kept] = await tx.select({ n: count() }).from(houseFaces)
    if ((kept?.n ?? 0) >= MAX_FACES)
      throw invalidField('file', t('There are {n} typefaces already. Please remove one first.', { n: MAX_FACES }))
    await tx.insert(houseFaces).values(row).onConflictDoUpdate({ target: houseFaces.id, set: words })
    invalidate('settings')
  })
  return { id, ...words, shape: read.shape, parts: FACE_PARTS.filter((part) => read.parts[part]) }
}

/** Removes a face that the look does not use. @throws Problem 404, or 409 while it is used */
export async function removeFace(platform: Platform, id: string, isUsed: (tx: Database) => Promise<boolean>): Promise<void> {
  await platform.write(async (tx, invalidate) => {
    if (await isUsed(tx)) throw conflict(t('The site is set in this typeface. Please choose another one and adopt it first.'), {})
    const removed = await tx.delete(houseFaces).where(eq(houseFaces.id, id)).returning({ id: houseFaces.id })
    if (removed.length === 0) throw notFound()
    invalidate('settings')
  })
}

/** Reads it where nothing can happen to the house (decision 0030). */
async function readInWorker(bytes: Uint8Array): Promise<ReadFace> {
  const { workerUrl } = await import('./read-face-worker.server.ts')
  const result = await runIsolated<FaceResult>(workerUrl, bytes, LIMITS).catch((error): FaceResult => {
    if (error instanceof WorkerLimitExceeded) return { isNone: true }
    throw error
  })
  if ('missing' in result)
    throw invalidField('file', t('This typeface lacks letters that a German page needs: {letters}', { letters: result.missing }))
  if ('isNone' in result) throw invalidField('file', t('This file is not a WOFF2 typeface that can be read.'))
  return result
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

function inBase64(parts: ReadFace['parts']): Partial<Record<FacePart, string>> {
  return Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, base64(bytes)]))
}
