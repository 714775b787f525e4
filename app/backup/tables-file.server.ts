import { createGunzip } from 'node:zlib'
import type { TableRow } from '../platform/database/whole-tables.ts'
import { t } from '../platform/i18n/i18n.ts'
import { BackupError } from './backup-error.ts'
import type { BackupPlace } from './places/place.ts'

/** First line of the tables. */
export type BackupHead = {
  foyer: 1
  schema: string
  takenAt: string
  tables: string[]
  /** fingerprint of the key that encrypts secrets in the tables; does not reveal the key */
  key: string
  /** whether the last line says how many rows there are; backups of older releases have no such line */
  isCounted?: true
}

/**
 * Last line of the tables, by which a file that has lost its end is known. `counts`: what each table of the house had in it, counted
 * apart from what was written; backups of older releases do not say.
 */
export type BackupEnd = { rows: number; counts?: Record<string, number> }

const ROWS_AT_ONCE = 1000

/** The tables of a backup, read row by row: unpacked they may be larger than a string can be. */
export type TablesFile = {
  head: BackupHead
  /**
   * The rows in the order of their tables, a thousand at a time; those of the named tables all at once. Can be asked for once.
   * @throws BackupError when the file is damaged or has lost its end
   */
  batches(whole: ReadonlySet<string>): AsyncGenerator<Batch>
  /** The last line, once all batches have been read. */
  end(): BackupEnd | undefined
}

type Batch = { table: string; rows: TableRow[] }

/**
 * Opens the tables of a backup.
 * @throws BackupError when there is no such file, or it is damaged
 */
export async function openTablesFile(place: BackupPlace, key: string): Promise<TablesFile> {
  const about = { folder: place.label, file: key }
  const packed = await place.read(key).catch((error) => {
    // The place itself did not answer.
    if (error instanceof BackupError) throw error
    throw new BackupError(t('{folder} does not contain a complete backup: {file} is missing.', about))
  })
  const damaged = new BackupError(t('The backup in {folder} is damaged: {file} cannot be read to its end. Nothing was changed.', about))
  const lines = parsedLines(packed, damaged)
  const first = await lines.next()
  if (first.done) throw damaged
  const head = first.value as BackupHead
  let end: BackupEnd | undefined
  return {
    head,
    end: () => end,
    async *batches(whole) {
      let read = 0
      let batch: Batch = { table: '', rows: [] }
      for await (const line of lines) {
        if (!Array.isArray(line)) {
          end = line as BackupEnd
          continue
        }
        const [table, row] = line as [string, TableRow]
        if (table !== batch.table || (batch.rows.length >= ROWS_AT_ONCE && !whole.has(table))) {
          if (batch.rows.length > 0) yield batch
          batch = { table, rows: [] }
        }
        batch.rows.push(row)
        read += 1
      }
      if (head.isCounted && end?.rows !== read) throw damaged
      if (batch.rows.length > 0) yield batch
    },
  }
}

async function* parsedLines(packed: Uint8Array, damaged: BackupError): AsyncGenerator<unknown> {
  const unpacked = createGunzip().setEncoding('utf8')
  unpacked.end(packed)
  try {
    let rest = ''
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line)
    }
    if (rest) throw new SyntaxError('the last line has no end')
  } catch (error) {
    throw error instanceof BackupError ? error : damaged
  }
}
