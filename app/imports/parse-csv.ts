import { parse } from 'csv-parse/sync'
import { t } from '../platform/i18n/i18n.ts'
import { UnreadableFile } from './imported-line.ts'
import type { TableRow } from './parse-table.ts'

/** The rows of a table as spreadsheets write it: semicolons, tabs or commas. @throws UnreadableFile */
export function parseCsv(bytes: Uint8Array): TableRow[] {
  const text = decodeText(bytes)
  const first = text.slice(0, text.indexOf('\n') + 1 || undefined)
  const delimiter = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';'
  try {
    const rows = parse(text, { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true }) as unknown as {
      record: string[]
      info: { lines: number }
    }[]
    return rows.map(({ record, info }) => ({ record, line: info.lines }))
  } catch (error) {
    throw new UnreadableFile(t('This table cannot be read: {reason}', { reason: error instanceof Error ? error.message : '' }))
  }
}

/** Spreadsheets write UTF-8 or, on older Windows machines, Windows-1252; only the first can be told from its bytes. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
