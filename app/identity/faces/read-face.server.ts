import { cutFace, lettersOf } from './cut-face.server.ts'
import { FACE_PARTS, type FacePart, type FaceShape, faceShapeSchema } from './face.ts'
import { type FaceNames, measureFace, namesOf, openFace } from './measure-face.server.ts'

/** `wOF2`, and what an OpenType collection says of itself. */
const SIGNATURE = 'wOF2'
const COLLECTION = 'ttcf'
const HEADER_BYTES = 48
/** Where the header says how large the font is when it is unpacked, and how large that may be. */
const UNPACKED_SIZE_AT = 16
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024
/** Without these no German page can be set. */
const NEEDED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß0123456789.,:;!?'

/** A face as it is kept: drawn anew with the letters of European languages and nothing else in it. */
export type ReadFace = { shape: FaceShape; names: FaceNames; file: Uint8Array; parts: Partial<Record<FacePart, Uint8Array>> }

/** The letters that a page cannot do without and a face does not have. */
export class MissingLetters extends Error {}

/** Reads a WOFF2. @throws MissingLetters, or anything else where it is none */
export async function readFace(bytes: Uint8Array): Promise<ReadFace> {
  assertWoff2(bytes)
  const source = Buffer.from(bytes)
  const all = FACE_PARTS.map(lettersOf).join('')
  const sfnt = await cutFace(source, all, { as: 'sfnt' })
  const font = openFace(sfnt)
  const has = new Set(font.characterSet)
  const missing = [...NEEDED].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))
  if (missing.length > 0) throw new MissingLetters(missing.join(' '))
  const parts: ReadFace['parts'] = {}
  for (const part of FACE_PARTS) {
    const letters = [...lettersOf(part)].filter((letter) => has.has(letter.codePointAt(0) ?? 0)).join('')
    if (letters) parts[part] = await cutFace(sfnt, letters, { as: 'woff2' })
  }
  const file = await cutFace(sfnt, all, { as: 'woff2' })
  // A face whose measures are no sizes of letters cannot be set.
  return { shape: faceShapeSchema.parse(measureFace(font)), names: namesOf(font), file, parts }
}

/** What the header says, before anything is unpacked. @throws where it is no WOFF2 of one font, or a bomb */
function assertWoff2(bytes: Uint8Array): void {
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES))
  const is = header.length === HEADER_BYTES && header.toString('latin1', 0, 4) === SIGNATURE
  if (!is || header.toString('latin1', 4, 8) === COLLECTION) throw new Error('not a WOFF2 of one font')
  if (header.readUInt32BE(UNPACKED_SIZE_AT) > MAX_UNPACKED_BYTES) throw new Error('too large when it is unpacked')
}
