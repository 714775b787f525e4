/** Bounds of a sheet: last non-empty row and column, and number of non-empty cells. */
export type SheetBounds = { rows: number; columns: number; cells: number }

/** Cells without content, which spreadsheets store for their formatting, up to a million rows. */
const EMPTY_CELLS = /<(?:\w+:)?c(?:\s[^<>]*)?\/>|<((?:\w+:)?c)(?:\s[^<>]*)?><\/\1>/g
const EMPTY_ROWS = /<(?:\w+:)?row(?:\s[^<>]*)?\/>|<((?:\w+:)?row)(?:\s[^<>]*)?>\s*<\/\1>/g
const ROWS_AND_CELLS = /<(?:\w+:)?(row|c)(\s[^<>]*)?>/g
const ROW_NUMBER = /\sr\s*=\s*["'](\d+)["']/
const CELL_PLACE = /\sr\s*=\s*["']([A-Za-z]+)\d+["']/
const PLACE = /\sr\s*=/
const LETTERS = 26

/**
 * Removes empty cells and rows from a sheet's XML, so that a reader does not allocate them.
 * @returns undefined when the rest exceeds the bounds
 */
export function trimSheet(xml: string, bounds: SheetBounds): string | undefined {
  const trimmed = xml.replace(EMPTY_CELLS, removeIfPositioned).replace(EMPTY_ROWS, removeIfPositioned)
  let [row, column, cells] = [0, 0, 0]
  for (const [, kind, attributes = ''] of trimmed.matchAll(ROWS_AND_CELLS)) {
    if (kind === 'row') {
      row = Number(ROW_NUMBER.exec(attributes)?.[1] ?? row + 1)
      column = 0
    } else {
      const letters = CELL_PLACE.exec(attributes)?.[1]
      column = letters ? columnOf(letters) : column + 1
      cells++
    }
    if (row > bounds.rows || column > bounds.columns || cells > bounds.cells) return undefined
  }
  return trimmed
}

/** Keeps elements without an explicit position, since those after them are counted from them. */
function removeIfPositioned(element: string): string {
  return PLACE.test(element) ? '' : element
}

/** `A` is 1, `XFD` 16,384. */
function columnOf(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0)
}
