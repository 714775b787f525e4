import type { ReadContext } from '../platform/cache/cached-read.ts'
import { readWords } from '../platform/translations/words.server.ts'
import { mapTexts } from './field-texts.server.ts'
import { referableType } from './registry.server.ts'

/** A row of a record type's table, or the part of one that is shown, with its texts in the language of the page. */
export type TranslateRow = <Row extends object>(type: string, row: Row, id?: number) => Row

/**
 * Gives rows the words of the page's language: what is not translated stays as it is. In the first language it does nothing.
 * No statement where the site's small tables are known.
 */
export async function rowTranslator(context: ReadContext): Promise<TranslateRow> {
  const words = await readWords(context)
  if (!words) return (_type, row) => row
  return (type, row, id = Number((row as { id?: unknown }).id)) =>
    mapTexts(referableType(type).fields, row as Row, ({ unit, original }) => words.textOf(type, id, unit, original)) as typeof row
}

type Row = Record<string, unknown>
