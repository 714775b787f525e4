import { t } from '../platform/i18n/i18n.ts'
import { readApart, TooMuchToRead } from '../platform/reading-room/reading-room.ts'
import { type ReadLine, UnreadableFile } from './imported-line.ts'
import type { ReadResult } from './reading-room.server.ts'

/** A file of the largest size with as many lines as may be takes a quarter of this. */
const BOUNDS = { memoryMb: 512, milliseconds: 15_000 }

/**
 * Reads performances out of a file, whatever its name says: an Excel file, a calendar, or a table as text. It is read
 * apart from the house, which goes on whatever the file does to its reader.
 * @throws UnreadableFile when it is none of them, or more than can be read
 */
export async function readFile(bytes: Uint8Array): Promise<ReadLine[]> {
  const { door } = await import('./reading-room.server.ts')
  const told = await readApart<ReadResult>(door, bytes, BOUNDS).catch((error): ReadResult => {
    if (error instanceof TooMuchToRead) return { unreadable: t('This file is damaged or contains too much data to read.') }
    throw error
  })
  if ('unreadable' in told) throw new UnreadableFile(told.unreadable)
  return told.lines
}
