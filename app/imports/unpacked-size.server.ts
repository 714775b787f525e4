import { inflateRawSync } from 'node:zlib'

const CENTRAL_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const CENTRAL_ENTRY_BYTES = 46
const LOCAL_HEADER_BYTES = 30
const DEFLATED = 8

/**
 * Whether the unpacked size of a ZIP archive is within a bound. Unpacks it to measure, since the sizes an archive states
 * can be false (ZIP bomb).
 */
export function isWithinUnpackedSize(bytes: Uint8Array, maxBytes: number): boolean {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = archive.lastIndexOf(Buffer.from(Uint32Array.of(END_OF_DIRECTORY).buffer))
  if (end < 0 || end + 20 > archive.length) return false
  let left = maxBytes
  let at = archive.readUInt32LE(end + 16)
  while (at + CENTRAL_ENTRY_BYTES <= archive.length && archive.readUInt32LE(at) === CENTRAL_ENTRY) {
    left -= unpackedSize(archive, at, left)
    if (left < 0) return false
    at += CENTRAL_ENTRY_BYTES + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return true
}

/** The unpacked size of a member; more than `bound` when it is larger or invalid. */
function unpackedSize(archive: Buffer, entry: number, bound: number): number {
  const packed = archive.readUInt32LE(entry + 20)
  const header = archive.readUInt32LE(entry + 42)
  if (header + LOCAL_HEADER_BYTES > archive.length) return bound + 1
  if (archive.readUInt16LE(entry + 10) !== DEFLATED) return packed
  const start = header + LOCAL_HEADER_BYTES + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  try {
    return inflateRawSync(archive.subarray(start, start + packed), { maxOutputLength: Math.max(1, bound) }).length
  } catch {
    return bound + 1
  }
}
