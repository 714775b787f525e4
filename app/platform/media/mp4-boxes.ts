/** A box of an MP4 file: its type, and where it and its content lie, in bytes. */
export type Box = { type: string; start: number; body: number; end: number }

/** Where the boxes within these begin, in bytes after their heads. `meta` has four bytes of version, but not as QuickTime writes it. */
const FULL_BOXES: Record<string, number> = { stsd: 8, keys: 8 }
const HEAD_BYTES = 8
const LARGE_HEAD_BYTES = 16

/** The boxes that lie in a stretch of a file, in their order; what is cut off or makes no sense ends them. */
export function boxesIn(bytes: Uint8Array, start = 0, end = bytes.byteLength): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: Box[] = []
  for (let at = start; at + HEAD_BYTES <= end; ) {
    const size = view.getUint32(at)
    const isLarge = size === 1 && at + LARGE_HEAD_BYTES <= end
    const length = isLarge ? Number(view.getBigUint64(at + HEAD_BYTES)) : size === 0 ? end - at : size
    const head = isLarge ? LARGE_HEAD_BYTES : HEAD_BYTES
    if (length < head || at + length > end) break
    found.push({ type: typeAt(bytes, at + 4), start: at, body: at + head, end: at + length })
    at += length
  }
  return found
}

/** The boxes within one, of one type or of all. */
export function boxesWithin(bytes: Uint8Array, box: Box, type?: string): Box[] {
  const begin = box.body + (box.type === 'meta' ? versionOfMeta(bytes, box) : (FULL_BOXES[box.type] ?? 0))
  return boxesIn(bytes, begin, box.end).filter((one) => type === undefined || one.type === type)
}

/** The boxes at the end of a path, such as `moov/trak/mdia`. */
export function boxesAt(bytes: Uint8Array, path: string): Box[] {
  const [first = '', ...rest] = path.split('/')
  const outer = boxesIn(bytes).filter(({ type }) => type === first)
  return rest.reduce((boxes, type) => boxes.flatMap((box) => boxesWithin(bytes, box, type)), outer)
}

/** Four letters, of which © is one in Latin-1. */
export function typeAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function versionOfMeta(bytes: Uint8Array, { body }: Box): number {
  return typeAt(bytes, body + 4) === 'hdlr' ? 0 : 4
}
