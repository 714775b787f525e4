import { DEFAULT_LOCALE, setCatalogue } from '../platform/i18n/i18n.ts'
import { handleIsolatedTask } from '../platform/isolated-worker/isolated-worker.ts'
import { browserTexts } from '../texts/browser-texts.ts'
import { type ReadLine, UnreadableFile } from './imported-line.ts'
import { parseFile } from './parse-file.server.ts'
import type { ColumnNames } from './parse-table.ts'

export type ParseTask = { bytes: Uint8Array; columns: ColumnNames }
/** The lines of the file, or why it cannot be read, as a sentence for the user. */
export type ParseResult = { lines: ReadLine[] } | { unreadable: string }

export const workerUrl = import.meta.url

handleIsolatedTask(async ({ bytes, columns }: ParseTask): Promise<ParseResult> => {
  setCatalogue(browserTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
  try {
    return { lines: await parseFile(bytes, columns) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    throw error
  }
})
