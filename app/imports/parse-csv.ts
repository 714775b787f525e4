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

/**
 * Decodes UTF-8, UTF-16 as spreadsheets write "Unicode text", which its mark or a zero in one of two bytes shows, else
 * Windows-1252, as older spreadsheets write; only invalid UTF-8 can be detected.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0)) return 'utf-16be'
  return undefined
}
