/**
 * Signs with which a cell would be taken for a formula by a spreadsheet; what visitors write must not become one. East Asian
 * versions of them are read as the plain ones, such as the full-width `＝`.
 */
const FORMULA = /^[=+\-@\t\r\n]/
/** What would end a cell; and digits with a leading zero, which LibreOffice keeps as text where they stand in quotes. */
const NEEDS_QUOTES = /[";\n\r]|^0\d+$/
/** Tells spreadsheets that umlauts are written in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as a spreadsheet of a German office opens it: semicolons, quotes where needed, no cell that is a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows)
}

/** Further rows of a table that is written piece by piece. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}

/** A cell of such a table as it was before it was kept from being a formula. */
export function unguardedCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1, 2).normalize('NFKC')) ? text.slice(1) : text
}

function cell(text: string): string {
  const safe = FORMULA.test(text.slice(0, 1).normalize('NFKC')) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
