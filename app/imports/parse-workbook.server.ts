import { unzipSync, zipSync } from 'fflate'
import { read } from 'hucre'
import { t } from '../platform/i18n/i18n.ts'
import { MAX_LINES, UnreadableFile } from './imported-line.ts'
import { rowsOfSheet } from './sheet-rows.ts'
import type { TableSheet } from './table-rows.ts'
import { trimSheet } from './trim-sheet.ts'
import { isWithinUnpackedSize } from './unpacked-size.server.ts'

/** A season of performances is a few megabytes when unpacked. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
const SHEET = /^\/?xl\/worksheets\/[^/]+\.xml$/i
/** Far more than an import uses. */
const MAX_COLUMNS = 200
/** Twice the rows, since blank ones do not count as lines. */
const BOUNDS = { rows: 2 * MAX_LINES, columns: MAX_COLUMNS, cells: 20 * MAX_LINES }
/** Reading how cells look takes twice as long; in longer sheets the other cells of a column say what a midnight is. */
const MAX_STYLED_ROWS = 3000

type Members = Record<string, Uint8Array>

/**
 * Parses the sheets of a workbook of Excel (.xlsx, .xlsm, .xlsb, .xls) or LibreOffice (.ods).
 * @throws UnreadableFile when it is damaged, locked, something else, or exceeds the bounds
 */
export async function parseWorkbook(bytes: Uint8Array): Promise<TableSheet[]> {
  const isZip = bytes[0] === 0x50
  if (isZip && !isWithinUnpackedSize(bytes, MAX_UNPACKED_BYTES)) throw damaged()
  try {
    const checked = isZip ? withinBounds(bytes) : asOldWorkbook(bytes)
    const plain = await read(checked)
    const count = plain.sheets.reduce((sum, { rows }) => sum + rows.length, 0)
    if (count > BOUNDS.rows) throw tooLarge()
    const { sheets, dateSystem } = count > MAX_STYLED_ROWS ? plain : await read(checked, { readStyles: true })
    return sheets.map((sheet) => ({
      name: sheet.name,
      isHidden: sheet.hidden === true || sheet.veryHidden === true,
      rows: rowsOfSheet(sheet, { is1904: dateSystem === '1904' }),
    }))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw damaged()
  }
}

/** Removes empty cells of Excel's sheets: the reader allocates every cell up to the last one. @throws UnreadableFile */
function withinBounds(bytes: Uint8Array): Uint8Array {
  const members = unzipSync(bytes)
  assertTables(members)
  const sheets = Object.keys(members).filter((path) => SHEET.test(path))
  if (sheets.length === 0) return bytes
  for (const path of sheets) {
    const sheet = trimSheet(new TextDecoder().decode(members[path]), BOUNDS)
    if (sheet === undefined) throw tooLarge()
    members[path] = new TextEncoder().encode(sheet)
  }
  return zipSync(members, { level: 0 })
}

/** @throws UnreadableFile when an archive holds no tables that can be read */
function assertTables(members: Members): void {
  const textOf = (path: string) => new TextDecoder().decode(members[path])
  if (members['Index/Document.iwa'] || members['Index.zip'])
    throw new UnreadableFile(t('This is a file of Numbers. Please export it as an Excel file or CSV.'))
  if (textOf('META-INF/manifest.xml').includes('encryption-data')) throw locked()
  const isExcel = Object.keys(members).some((path) => /^\/?xl\/workbook\.(xml|bin)$/i.test(path))
  if (!isExcel && !textOf('mimetype').startsWith('application/vnd.oasis.opendocument.spreadsheet'))
    throw new UnreadableFile(t('This is no table that can be read. Please save it as .xlsx or CSV.'))
}

/** @throws UnreadableFile when a file of the old Office is locked, or no workbook of Excel 97 to 2003 */
function asOldWorkbook(bytes: Uint8Array): Uint8Array {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names = (name: string) => content.includes(Buffer.from(`${name}\0`, 'utf16le'))
  if (names('EncryptedPackage')) throw locked()
  if (names('Workbook')) return bytes
  throw new UnreadableFile(t('This is no table that can be read. Please save it as .xlsx or CSV.'))
}

function damaged(): UnreadableFile {
  return new UnreadableFile(t('This file is damaged or too large.'))
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile(t('The file has more than {n} rows or {columns} columns.', { n: MAX_LINES, columns: MAX_COLUMNS }))
}

function locked(): UnreadableFile {
  return new UnreadableFile(t('This file is locked with a password. Please save it without one.'))
}
