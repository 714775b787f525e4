import { parse } from 'csv-parse/sync'
import { t } from '../platform/i18n/i18n.ts'
import { UnreadableFile } from './imported-line.ts'
import type { TableRow } from './parse-table.ts'

/** Parses a CSV table separated by semicolons, tabs or commas. @throws UnreadableFile */
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

/** Decodes UTF-8, else Windows-1252, as older spreadsheets write; only invalid UTF-8 can be detected. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
