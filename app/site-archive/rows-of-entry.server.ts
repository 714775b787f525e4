import { t } from '../platform/i18n/i18n.ts'
import { ArchiveError } from './archive-error.ts'

/** Longer than any row: a document of the content system may have 5 MB, a version several. */
const MAX_ROW_BYTES = 64 * 1024 * 1024
const ROWS_AT_ONCE = 500
const BYTES_AT_ONCE = 4 * 1024 * 1024
const LINE_FEED = 10

/**
 * The rows of a table's entry in batches bounded by number and size, so that the table is never whole in memory.
 * @throws ArchiveError for a line that is no JSON or too long
 */
export async function* rowsOfEntry(table: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<unknown[]> {
  let rows: unknown[] = []
  let bytes = 0
  for await (const line of linesOf(table, chunks)) {
    rows.push(parseRow(table, line))
    bytes += line.length
    if (rows.length >= ROWS_AT_ONCE || bytes >= BYTES_AT_ONCE) {
      yield rows
      rows = []
      bytes = 0
    }
  }
  if (rows.length > 0) yield rows
}

async function* linesOf(table: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let held = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, end)])
      pieces = []
      held = 0
      from = end + 1
    }
    held += chunk.length - from
    if (held > MAX_ROW_BYTES) throw broken(table)
    if (from < chunk.length) pieces.push(chunk.subarray(from))
  }
  if (held > 0) yield Buffer.concat(pieces)
}

function parseRow(table: string, line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    throw broken(table)
  }
}

function broken(table: string): ArchiveError {
  return new ArchiveError(t('The archive is damaged: {place} cannot be read.', { place: table }))
}
