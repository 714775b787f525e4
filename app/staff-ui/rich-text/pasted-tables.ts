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
