/** What a cell of a table has one below the other, in Word as paragraphs and in Excel as lines. */
const LINES = 'br, p, div, li'

/**
 * The tables of HTML from the clipboard as text: a line a row, a tab between cells. Several names in one cell, one below the
 * other, are separated by a slash: the plain text of Word and Excel would tear the row apart there.
 * @returns null when there is no table in it
 */
export function pastedTableText(html: string): string | null {
  const rows = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')]
  if (rows.length === 0) return null
  return rows.map((row) => [...row.cells].flatMap(cellTexts).join('\t')).join('\n')
}

/** A cell's text, and nothing for the further columns that it spans. */
function cellTexts(cell: HTMLTableCellElement): string[] {
  for (const line of cell.querySelectorAll(LINES)) line.append('\n')
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\n')
  const lines = (cell.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return [lines.filter(Boolean).join(' / '), ...Array.from({ length: Math.min(cell.colSpan, 50) - 1 }, () => '')]
}

/** The text of a paste, its tables included. */
export function pastedText(data: DataTransfer): string {
  return pastedTableText(data.getData('text/html')) ?? data.getData('text/plain')
}
