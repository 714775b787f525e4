import { t } from '../platform/i18n/i18n.ts'
import { runIsolated, WorkerLimitExceeded } from '../platform/isolated-worker/isolated-worker.ts'
import { type FileContent, UnreadableFile } from './imported-line.ts'
import type { ParseOptions } from './parse-file.server.ts'
import type { ParseResult, ParseTask } from './parse-file-worker.server.ts'

/** A file of the largest size with as many lines as may be takes a quarter of this. */
const LIMITS = { memoryMb: 512, milliseconds: 15_000 }

/** How a file is to be read; it always says which server is the house's own. */
type ReadOptions = ParseOptions & { host: string }

/**
 * Reads performances out of a file, whatever its name says: an Excel file, a calendar, or a table as text. It is read
 * isolated from the server, which keeps running whatever the file does to its parser.
 * @param options how its dates are to be read, what somebody has said of a table's columns, and the house's own server
 * @throws UnreadableFile when it is none of them, or more than can be read
 */
export async function readFile(bytes: Uint8Array, { reading, ...options }: ReadOptions): Promise<FileContent> {
  const { workerUrl } = await import('./parse-file-worker.server.ts')
  const task: ParseTask = { bytes, ...options, yearFrom: reading.yearFrom.toString() }
  const result = await runIsolated<ParseResult>(workerUrl, task, LIMITS).catch((error): ParseResult => {
    if (error instanceof WorkerLimitExceeded)
      return { unreadable: t('This file is damaged or contains too much data to read.'), columns: [], sheets: [] }
    throw error
  })
  if ('unreadable' in result) throw new UnreadableFile(result.unreadable, result)
  return result
}
