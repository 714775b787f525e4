import type { PictureFormat } from './picture.ts'

/**
 * Whether a rendition that was kept is still one from its first byte to its last, by what its format says of its own length. Reads
 * the heads alone: a disk that was full or lost power leaves files that are cut, empty or zeroed.
 */
export function isWholeRendition(bytes: Uint8Array, format: PictureFormat): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (format === 'avif') return fillsBoxes(view)
  if (bytes.length < 12) return false
  if (format === 'webp') return isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP') && evenLength(view) === bytes.length
  return view.getUint16(0) === 0xff_d8 && view.getUint16(bytes.length - 2) === 0xff_d9
}

/** The length that a RIFF file gives itself; what is odd is filled up. */
function evenLength(view: DataView): number {
  const length = view.getUint32(4, true) + 8
  return length + (length % 2)
}

/** Whether boxes of ISO media follow each other to the end, the first of which says what it is. */
function fillsBoxes(view: DataView): boolean {
  let at = 0
  while (at + 8 <= view.byteLength) {
    const size = view.getUint32(at)
    if (at === 0 && view.getUint32(4) !== FTYP) return false
    if (size < 8) return false
    at += size
  }
  return at > 0 && at === view.byteLength
}

/** `ftyp` as a number. */
const FTYP = 0x66_74_79_70

function isText(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
}
