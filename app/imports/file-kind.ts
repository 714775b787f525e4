import { isTar } from '../platform/files/tar.ts'
import { t } from '../platform/i18n/i18n.ts'
import { decodeText } from './decode-text.ts'
import { UnreadableFile } from './imported-line.ts'

/** What a file is: a workbook as a ZIP archive or as Excel kept it until 2003, a calendar, JSON, an archive of the house, or a table as text. */
export type FileKind = 'zipped workbook' | 'old workbook' | 'calendar' | 'json' | 'archive' | 'text'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const CALENDAR = /^\s*BEGIN:VCALENDAR/i
const JSON_LIST = /^\s*\[\s*(?:\{|\]|$)/
const WEB_PAGE = /^\s*<(!doctype\s+html|html|table)\b/i
const XML = /^\s*<(\?xml|\w+:?\w*\s+xmlns)/i
const PDF = /^%PDF-/
const RICH_TEXT = /^\{\\rtf/
const SNIFFED_BYTES = 200

const startsWith = (bytes: Uint8Array, signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte)

/** Whether a file is a workbook of a spreadsheet program. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND)
}

/** Tells by its content what a file is. @throws UnreadableFile when it is something that is never read, with what to do */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, ZIP)) return 'zipped workbook'
  if (startsWith(bytes, COMPOUND)) return 'old workbook'
  if (isTar(bytes)) return 'archive'
  const start = decodeText(bytes.subarray(0, SNIFFED_BYTES))
  if (start.trim() === '') throw new UnreadableFile(t('The file is empty.'))
  if (CALENDAR.test(start)) return 'calendar'
  // Where a planning system wants a login, its address answers with one.
  if (WEB_PAGE.test(start)) throw new UnreadableFile(t('This is a web page, neither a calendar nor a table. Perhaps it asks for a login.'))
  if (PDF.test(start)) throw new UnreadableFile(t('This is a PDF. Please import the table from which it was made, as .xlsx or CSV.'))
  if (XML.test(start) || RICH_TEXT.test(start))
    throw new UnreadableFile(t('This is no table that can be read. Please save it as .xlsx or CSV.'))
  return JSON_LIST.test(start) ? 'json' : 'text'
}
