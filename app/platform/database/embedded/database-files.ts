import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedDatabase } from './damaged-database.ts'

/** All that is looked at of a file. */
const HEAD_BYTES = 1024
const SEGMENT_BYTES = 16 * 1024 * 1024
const SEGMENTS_PER_FILE_NUMBER = 0x1_0000_0000 / SEGMENT_BYTES
/** Where the control file says from which place of which timeline the log is read after a start. */
const REDO = { place: 40, timeline: 48 }
/** The checksum of the control file follows its last field, wherever that ends in this release of PostgreSQL. */
const CHECKSUM_FROM = 64
/** The second byte of every page of the log. */
const LOG_PAGE = 0xd1
const MAP_MAGIC = 0x59_27_17

/**
 * Looks at the files without which PostgreSQL aborts, before it opens and writes any: version, control file, the log from where
 * it is read, and the maps of system tables. A few reads of some kilobytes.
 * @param path folder of the database
 * @throws DamagedDatabase with what is wrong
 */
export function assertFilesWhole(path: string): void {
  if (!/^\d+\s*$/.test(read(path, 'PG_VERSION').toString('latin1'))) throw new DamagedDatabase('PG_VERSION says no version')
  const control = read(path, 'global/pg_control')
  if (!hasChecksum(control)) throw new DamagedDatabase('the checksum of global/pg_control is wrong')
  const segment = segmentOf(control.readBigUInt64LE(REDO.place), control.readUInt32LE(REDO.timeline))
  if (read(path, segment)[1] !== LOG_PAGE) throw new DamagedDatabase(`${segment} is no log`)
  for (const map of ['global', ...databasesIn(path)]) {
    const file = `${map}/pg_filenode.map`
    const bytes = read(path, file)
    if (bytes.length < 4 || bytes.readUInt32LE(0) !== MAP_MAGIC) throw new DamagedDatabase(`${file} is no map of system tables`)
  }
}

/** The beginning of a file; all of those that are short. */
function read(path: string, name: string): Buffer {
  if (!existsSync(join(path, name))) throw new DamagedDatabase(`${name} is missing`)
  const file = openSync(join(path, name), 'r')
  try {
    const bytes = Buffer.alloc(HEAD_BYTES)
    return bytes.subarray(0, readSync(file, bytes, 0, HEAD_BYTES, 0))
  } finally {
    closeSync(file)
  }
}

function databasesIn(path: string): string[] {
  if (!existsSync(join(path, 'base'))) throw new DamagedDatabase('base is missing')
  return readdirSync(join(path, 'base')).map((name) => `base/${name}`)
}

/** The file of the log that holds a place of it: its timeline and the number of the segment, in hexadecimal digits. */
function segmentOf(place: bigint, timeline: number): string {
  const segment = Number(place / BigInt(SEGMENT_BYTES))
  const parts = [timeline, Math.floor(segment / SEGMENTS_PER_FILE_NUMBER), segment % SEGMENTS_PER_FILE_NUMBER]
  return `pg_wal/${parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')}`
}

/** Whether one of its words is the CRC-32C of all bytes before it. */
function hasChecksum(control: Buffer): boolean {
  let checksum = 0xff_ff_ff_ff
  for (let at = 0; at + 4 <= control.length; at += 4) {
    if (at >= CHECKSUM_FROM && control.readUInt32LE(at) === (checksum ^ 0xff_ff_ff_ff) >>> 0) return true
    for (const byte of control.subarray(at, at + 4)) checksum = (CRC32C[(checksum ^ byte) & 0xff] ?? 0) ^ (checksum >>> 8)
  }
  return false
}

const CRC32C = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0x82_f6_3b_78 : rest >>> 1
  return rest >>> 0
})
