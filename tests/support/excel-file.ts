import { crc32 } from 'node:zlib'

type Cell = string | Date

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`
const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const WORKBOOK = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Spielplan" sheetId="1" r:id="rId1"/></sheets></workbook>`
const WORKBOOK_RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`
/** Style 1 is a day, 2 a time of day, 3 both. */
const STYLES = `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`
const FIRST_DAY = Date.UTC(1899, 11, 30)
const DAY_MS = 24 * 60 * 60 * 1000

/** Builds an Excel file with one sheet from the XML of its rows. */
export function excelFileOf(rows: string): Uint8Array<ArrayBuffer> {
  return archive({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': RELATIONS,
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': WORKBOOK_RELATIONS,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  })
}

/** Builds an Excel file with one sheet. Dates are stored as Excel does: days since 1900, times as fractions of a day. */
export function excelFile(rows: Cell[][]): Uint8Array<ArrayBuffer> {
  const cells = rows.map((row, index) => `<row r="${index + 1}">${row.map((cell, column) => cellOf(cell, column, index)).join('')}</row>`)
  return excelFileOf(cells.join(''))
}

function cellOf(cell: Cell, column: number, row: number): string {
  const place = `${String.fromCharCode(65 + column)}${row + 1}`
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
  const days = (cell.getTime() - FIRST_DAY) / DAY_MS
  return `<c r="${place}" s="${days < 1 ? 2 : Number.isInteger(days) ? 1 : 3}"><v>${days}</v></c>`
}

/** A ZIP archive with uncompressed members. */
function archive(members: Record<string, string>): Uint8Array<ArrayBuffer> {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of Object.entries(members)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), common, path, bytes)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, path)
    at += 4 + common.length + path.length + bytes.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  for (const offset of [8, 10]) end.writeUInt16LE(Object.keys(members).length, offset)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...bodies, listed, end]))
}
