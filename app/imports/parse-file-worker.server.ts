import { DEFAULT_LOCALE, setCatalogue } from '../platform/i18n/i18n.ts'
import { handleIsolatedTask } from '../platform/isolated-worker/isolated-worker.ts'
import { browserTexts } from '../texts/browser-texts.ts'
import type { TableColumn } from './columns.ts'
import { type FileContent, type SheetNote, UnreadableFile } from './imported-line.ts'
import { type ParseOptions, parseFile } from './parse-file.server.ts'

export type ParseTask = Omit<ParseOptions, 'reading'> & { bytes: Uint8Array; yearFrom: string }
/** What the file holds, or why it cannot be read, as a sentence for the user. */
export type ParseResult = FileContent | { unreadable: string; columns: TableColumn[]; sheets: SheetNote[] }

export const workerUrl = import.meta.url

handleIsolatedTask(async ({ bytes, yearFrom, ...options }: ParseTask): Promise<ParseResult> => {
  setCatalogue(browserTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
  try {
    return await parseFile(bytes, { ...options, reading: { yearFrom: Temporal.PlainDate.from(yearFrom) } })
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message, columns: error.columns, sheets: error.sheets }
    throw error
  }
})
