import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

const BLOCK = 512
const MAX_NAME_BYTES = 100
const MAGIC = 'ustar'
const MAGIC_AT = 257
/** Eleven octal digits, all that the header has room for. */
const MAX_ENTRY_BYTES = 0o77777777777
const CHECKSUM_AT = 148
const CHECKSUM_BYTES = 8
/** Type flags of a file (also `NUL`, of the oldest programs) and of a folder, which holds nothing. */
const [FILES, FOLDER] = [['0', '\0'], '5']

/** A tar file that is no archive of files alone, is cut off, or names a path outside itself. The message is for developers. */
export class TarError extends Error {}

/** An entry of a tar file: a path below the archive, and where its bytes stand in the file. */
export type TarEntry = { name: string; bytes: number; start: number }

/**
 * The block that stands before a file in a tar archive (USTAR).
 * @param name path of at most 100 bytes
 * @param bytes size of the file
 * @throws RangeError when either does not fit the header
 */
export function tarHeader(name: string, bytes: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES || bytes > MAX_ENTRY_BYTES) throw new RangeError(`${name} does not fit a tar header`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) => header.write(value.toString(8).padStart(length - 1, '0'), at)
  header.write(name)
  octal(0o644, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(bytes, 124, 12)
  octal(Math.floor(modifiedAt.getTime() / 1000), 136, 12)
  header.write('0', 156)
  header.write(`${MAGIC}\x0000`, MAGIC_AT)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT)
  return header
}

/** The zeros that fill the last block of a file of this size. */
export function tarPadding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK)
}

/** The two empty blocks at the end of an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

/**
 * Reads the headers of a tar file, without the contents.
 * @param maxEntries more are refused
 * @returns the files in it by name
 * @throws TarError for anything but files and folders with plain relative paths, for a name twice, and for a file that is cut off
 */
export async function readTarIndex(path: string, maxEntries: number): Promise<Map<string, TarEntry>> {
  const file = await open(path)
  try {
    return await readHeaders(file, (await file.stat()).size, maxEntries)
  } finally {
    await file.close()
  }
}

/** Whether bytes begin as a tar file does. */
export function isTar(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(MAGIC_AT, MAGIC_AT + MAGIC.length)).toString('latin1') === MAGIC
}

/**
 * The bytes of a file in a tar file that is in memory; undefined where it has none of this name.
 * @throws TarError for a header that is broken, and for a file that is cut off
 */
export function tarMember(bytes: Uint8Array, name: string): Uint8Array | undefined {
  for (let position = 0; position + BLOCK <= bytes.length; ) {
    const header = Buffer.from(bytes.subarray(position, position + BLOCK))
    if (header.every((byte) => byte === 0)) return undefined
    const member = parseHeader(header)
    const start = position + BLOCK
    if (member.name === name) {
      if (start + member.bytes > bytes.length) throw new TarError(`${name} is cut off`)
      return bytes.subarray(start, start + member.bytes)
    }
    position = start + Math.ceil(member.bytes / BLOCK) * BLOCK
  }
  return undefined
}

/** The bytes of an entry, as a stream. */
export function openTarEntry(path: string, { bytes, start }: TarEntry): AsyncIterable<Buffer> {
  return bytes === 0 ? Buffers.none() : createReadStream(path, { start, end: start + bytes - 1 })
}

const Buffers = {
  async *none(): AsyncGenerator<Buffer> {},
}

async function readHeaders(file: FileHandle, fileBytes: number, maxEntries: number): Promise<Map<string, TarEntry>> {
  const entries = new Map<string, TarEntry>()
  const header = Buffer.alloc(BLOCK)
  for (let position = 0; ; ) {
    const { bytesRead } = await file.read(header, 0, BLOCK, position)
    if (bytesRead < BLOCK) throw new TarError('the archive is cut off')
    if (header.every((byte) => byte === 0)) return entries
    const { name, bytes, type } = parseHeader(header)
    const start = position + BLOCK
    position = start + Math.ceil(bytes / BLOCK) * BLOCK
    if (position > fileBytes) throw new TarError(`${name} is cut off`)
    if (type === FOLDER) continue
    if (entries.has(name)) throw new TarError(`${name} stands in it twice`)
    if (entries.size >= maxEntries) throw new TarError('the archive holds too many files')
    entries.set(name, { name, bytes, start })
  }
}

function parseHeader(header: Buffer): { name: string; bytes: number; type: string } {
  const text = (at: number, length: number) => header.toString('utf8', at, at + length).replace(/\0[\s\S]*$/, '')
  const octal = (at: number, length: number) => {
    const digits = text(at, length).trim()
    if (!/^[0-7]+$/.test(digits)) throw new TarError('a header is broken')
    return Number.parseInt(digits, 8)
  }
  if (text(MAGIC_AT, MAGIC.length) !== MAGIC || octal(CHECKSUM_AT, CHECKSUM_BYTES) !== checksumOf(header))
    throw new TarError('a header is broken')
  const type = header.toString('latin1', 156, 157)
  const name = text(0, MAX_NAME_BYTES).replace(/^(\.\/)+/, '')
  const isFile = FILES.includes(type)
  if (!isFile && type !== FOLDER) throw new TarError(`${name} is no file`)
  if (text(345, 155) !== '' || (isFile && !isPlainPath(name))) throw new TarError(`${name} is no path of an archive`)
  return { name, bytes: octal(124, 12), type }
}

/** Whether a name stays below the folder it is taken from, on every system. */
function isPlainPath(name: string): boolean {
  return /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)
}

/** The sum of a header's bytes, its checksum counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0
  for (const [at, byte] of header.entries()) sum += at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte
  return sum
}
