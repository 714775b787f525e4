import { z } from 'zod'
import { Problem } from '../http/problem.ts'
import { t } from '../i18n/i18n.ts'
import { ACCEPTED_FORMATS, fileTypeOf, pictureTypeOf } from './file-kinds.ts'
import { assertPictureKind } from './inspect-picture.ts'
import { particularsOfFile } from './particulars-of-file.ts'
import type { LogMediaChange, MediaRow, MediaStore } from './store.ts'

/** What is said of a picture, to be shown. */
export const WORDS = { alt: z.string().trim().max(500), credit: z.string().trim().max(200) }
/** What staff note of a file, and how long it may be shown. */
export const NOTES = { collection: z.string().trim().max(100), rights: z.string().trim().max(1000) }

/** What is said of an upload; what is left out the file may say itself. */
export const uploadFields = z.strictObject({
  alt: WORDS.alt.optional(),
  credit: WORDS.credit.optional(),
  decorative: z.enum(['true', 'false']).optional(),
  collection: NOTES.collection.optional(),
  rights: NOTES.rights.optional(),
  rights_until: z.iso.date().or(z.literal('')).optional(),
})
type UploadFields = z.infer<typeof uploadFields>

/** What the library says of a file that it knows already, where an upload says something else. */
export type Differing = Partial<Record<'alt' | 'credit' | 'collection' | 'rights' | 'rightsUntil', { is: string; said: string }>>

type Details = Pick<MediaRow, 'alt' | 'credit' | 'collection' | 'rights'> & { rightsUntil: string | null }

/**
 * Adds a file to the library. What the upload leaves out of credit and rights is what the file says of itself (XMP, IPTC,
 * Exif); an alternative text is only taken from a person.
 * @throws Problem 400 `not_a_known_file`, `not_a_picture`, `alt_missing` and those of the store
 */
export async function addUpload(media: MediaStore, file: File, bytes: Uint8Array, said: UploadFields, logChange: LogMediaChange) {
  if (await fileTypeOf(bytes)) return media.addFile({ filename: file.name, bytes, ...detailsIn(said) }, logChange)
  // The type comes first: an alternative text is only asked for pictures, and for none that would be refused then.
  const type = await pictureTypeOf(bytes)
  if (!type)
    throw new Problem(
      400,
      'not_a_known_file',
      t('The media library does not accept this file type. Accepted types: {kinds}.', { kinds: ACCEPTED_FORMATS }),
    )
  assertPictureKind(type)
  const isDecorative = said.decorative === 'true'
  if (!said.alt && !isDecorative) throw altMissing()
  const { credit, rights, rightsUntil } = await particularsOfFile(bytes)
  const details = { credit, rights, rightsUntil: rightsUntil || null, ...detailsIn(said) }
  // A decorative picture has no alternative text, whatever was typed before it was marked.
  return media.add({ filename: file.name, bytes, ...details, alt: isDecorative ? '' : (said.alt ?? ''), isDecorative }, logChange)
}

/**
 * Completes a file that the library has already with what is said of it now, where it said nothing.
 * @returns the file, and what is said otherwise than it was, which somebody has to decide
 */
export async function completeKnown(
  media: MediaStore,
  known: MediaRow,
  said: UploadFields,
  logChange: LogMediaChange,
): Promise<{ row: MediaRow; differing: Differing }> {
  const details = Object.entries(detailsIn(said, known)).filter(([, value]) => Boolean(value)) as [keyof Details, string][]
  const missing = details.filter(([name]) => !known[name] && !(name === 'alt' && known.isDecorative))
  const row = missing.length > 0 ? await media.update(known.id, Object.fromEntries(missing), logChange) : known
  const others = details.filter(([name, value]) => known[name] && known[name] !== value)
  return { row: row ?? known, differing: Object.fromEntries(others.map(([name, value]) => [name, { is: known[name], said: value }])) }
}

/** Of a picture that has to be described or marked as decorative. */
export function altMissing(): Problem {
  const message = t('Describe the image or mark it as decorative.')
  return new Problem(400, 'alt_missing', message, { errors: { alt: [message] } })
}

/** The columns that an upload says something of. @param about the file, of which pictures alone have an alternative text */
function detailsIn({ alt, credit, collection, rights, rights_until }: UploadFields, about?: MediaRow): Partial<Details> {
  return {
    ...(alt !== undefined && about?.width ? { alt } : {}),
    ...(credit === undefined ? {} : { credit }),
    ...(collection === undefined ? {} : { collection }),
    ...(rights === undefined ? {} : { rights }),
    ...(rights_until === undefined ? {} : { rightsUntil: rights_until || null }),
  }
}
