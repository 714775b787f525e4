/** Documents that forms take, by the ending that their bytes give them. Nothing that a browser would execute. */
const DOCUMENTS = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'txt']
/** Word, Excel and PowerPoint before 2007: one container for all, told apart by the name alone. */
const OLD_OFFICE = ['doc', 'xls', 'ppt']

/** The kinds of a file input, as its `accept`; phones then offer the right things to choose from. */
export const ACCEPTED_FILES = ['image/*', 'audio/*', ...[...DOCUMENTS, ...OLD_OFFICE].map((ending) => `.${ending}`)].join(',')

/** What is taken, for people. */
export const TAKEN_ENDINGS =
  'PDF, DOC, DOCX, ODT, RTF, TXT, XLS, XLSX, ODS, PPT, PPTX, ODP, JPG, PNG, HEIC, GIF, WEBP, TIFF, MP3, M4A, WAV, OGG, FLAC'

export type FileKind = { ext: string; mime: string }

/**
 * Whether a file of this kind is taken.
 * @param detected what its bytes say; undefined when they say nothing
 * @param isText whether they are text, in whichever encoding
 * @param name as the visitor named it: it decides where bytes do not tell
 * @returns the kind to keep it as; undefined when it is not taken
 */
export function takenKind(detected: FileKind | undefined, isText: boolean, name: string): FileKind | undefined {
  const ending = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!detected) return isText && ['txt', 'md', 'csv', ''].includes(ending) ? { ext: ending || 'txt', mime: 'text/plain' } : undefined
  const { ext, mime } = detected
  if (ext === 'cfb') return OLD_OFFICE.includes(ending) ? { ext: ending, mime: 'application/msword' } : undefined
  // Recorders of phones write sound into the container of films.
  if (ext === 'mp4' && ending === 'm4a') return { ext: 'm4a', mime: 'audio/mp4' }
  const isTaken = mime.startsWith('image/') || mime.startsWith('audio/') || DOCUMENTS.includes(ext)
  return isTaken && ext !== 'svg' ? detected : undefined
}

/** Whether bytes are text in UTF-8, UTF-16 or one of the old encodings of one byte a letter. */
export function isText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 65_536)
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  if (isUtf16) return true
  // Text has no signs below the blank but tabulators and line ends.
  return !start.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))
}
