/** A table as it was written: its cells row by row, and which of them are headers. */
export type PastedTable = { caption: string; headerRow: boolean; headerColumn: boolean; rows: (HTMLElement | undefined)[][] }

const SEPARATOR = ' · '
const BLOCKS = 'p, div, li, br'

/** Converts each table row to a line with separated cells; a table of one cell becomes its content. @returns how many tables were converted */
export function flattenTables(body: HTMLElement): number {
  let flattened = 0
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll<HTMLElement>('td, th')])
    if (rows.flat().length <= 1) {
      table.replaceWith(...(rows.flat()[0]?.childNodes ?? []))
      continue
    }
    flattened++
    table.replaceWith(...rows.flatMap((cells) => lineOf(cells) ?? []))
  }
  return flattened
}

function lineOf(cells: HTMLElement[]): HTMLElement | undefined {
  const filled = cells.filter((cell) => cell.textContent?.trim())
  if (filled.length === 0) return undefined
  const line = document.createElement('p')
  for (const [index, cell] of filled.entries()) {
    for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, ' ')
    if (index > 0) line.append(SEPARATOR)
    line.append(...(cell.localName === 'th' ? [strong(cell)] : cell.childNodes))
  }
  line.normalize()
  return line
}

function strong(cell: HTMLElement): HTMLElement {
  const element = document.createElement('strong')
  element.append(...cell.childNodes)
  return element
}

/** Whether a table lays out a page and holds no data: it says so, or has one cell. */
export function isLayoutTable(table: Element): boolean {
  const role = table.getAttribute('role')
  return role === 'presentation' || role === 'none' || table.querySelectorAll('td, th').length <= 1
}

/**
 * The cells of a table; one over several rows or columns stands in the first of them, and the others are empty. Word
 * processors have no header cells: there the first row is one when all of it is bold, or when it alone has no numbers.
 */
export function readTable(table: HTMLElement): PastedTable {
  const rows = gridOf(table)
  const first = rows[0] ?? []
  const isHead = (cell: HTMLElement | undefined) => cell?.localName === 'th' || (cell !== undefined && isBold(cell))
  const isFilled = first.every((cell) => cell?.textContent?.trim())
  const hasNumber = (row: (HTMLElement | undefined)[]) => row.some((cell) => /\d/.test(cell?.textContent ?? ''))
  const isOnlyWords = rows.length > 1 && isFilled && !hasNumber(first) && rows.slice(1).every(hasNumber)
  return {
    caption: table.querySelector('caption')?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    headerRow: first.filter((cell) => cell?.textContent?.trim()).every(isHead) || isOnlyWords,
    headerColumn: rows.length > 1 && rows.slice(1).every(([cell]) => cell?.localName === 'th'),
    rows,
  }
}

function gridOf(table: HTMLElement): (HTMLElement | undefined)[][] {
  const grid: (HTMLElement | undefined)[][] = []
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const cell of row.querySelectorAll<HTMLElement>(':scope > td, :scope > th')) {
      while (grid[index]?.[column] !== undefined || (grid[index] && column in grid[index])) column++
      const [wide, high] = [spanOf(cell, 'colspan'), Math.min(spanOf(cell, 'rowspan'), rows.length - index)]
      for (let below = 0; below < high; below++)
        for (let beside = 0; beside < wide; beside++) {
          grid[index + below] ??= []
          const line = grid[index + below]
          if (line) line[column + beside] = below === 0 && beside === 0 ? cell : undefined
        }
      column += wide
    }
    grid[index] ??= []
  }
  const width = Math.max(0, ...grid.map(({ length }) => length))
  return grid.map((line) => Array.from({ length: width }, (_, column) => line[column]))
}

/** No table is wider than this; a spreadsheet may say that a cell goes over all its columns. */
const MAX_SPAN = 50

function spanOf(cell: Element, attribute: 'colspan' | 'rowspan'): number {
  return Math.min(MAX_SPAN, Math.max(1, Number(cell.getAttribute(attribute)) || 1))
}

function isBold(cell: HTMLElement): boolean {
  const words = cell.textContent?.trim() ?? ''
  const bold = [...cell.querySelectorAll('b, strong')].map((element) => element.textContent?.trim()).join('')
  return words !== '' && bold.replace(/\s/g, '') === words.replace(/\s/g, '')
}
