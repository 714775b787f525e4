/** What a sheet may be: its last row and column that say something, and how many cells do. */
export type SheetBounds = { rows: number; columns: number; cells: number }

/** A cell without a word in it, as spreadsheets keep them for their looks, up to the last of a million rows. */
const EMPTY_CELLS = /<(?:\w+:)?c(?:\s[^<>]*)?\/>|<((?:\w+:)?c)(?:\s[^<>]*)?><\/\1>/g
const EMPTY_ROWS = /<(?:\w+:)?row(?:\s[^<>]*)?\/>|<((?:\w+:)?row)(?:\s[^<>]*)?>\s*<\/\1>/g
const ROWS_AND_CELLS = /<(?:\w+:)?(row|c)(\s[^<>]*)?>/g
const ROW_NUMBER = /\sr\s*=\s*["'](\d+)["']/
const CELL_PLACE = /\sr\s*=\s*["']([A-Za-z]+)\d+["']/
const PLACE = /\sr\s*=/
const LETTERS = 26

/**
 * A sheet (its XML) without what says nothing, so that nobody makes room for it.
 * @returns undefined when what is left lies outside of the bounds; it is not looked at further then
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

/** What bears no place of its own is counted by those behind it, and has to stay. */
function removeIfPositioned(element: string): string {
  return PLACE.test(element) ? '' : element
}

/** `A` is 1, `XFD` 16,384. */
function columnOf(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0)
}
