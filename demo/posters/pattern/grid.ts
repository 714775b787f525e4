import type { Stage } from '../stage.ts'

export type Cell = { column: number; row: number; left: number; top: number; x: number; y: number; size: number; odd: boolean }

/**
 * Lays square cells over the box, edge to edge, and chooses the one that disturbs the pattern. Its place follows from
 * shares of the grid, so that it stays at about the same spot in every crop.
 */
export function layGrid(stage: Stage, columns: number, rowsPerColumn = 1): { cells: Cell[]; size: number; height: number; odd: Cell } {
  const across = stage.dice.pick([0.3, 0.7, 0.62])
  const down = stage.dice.between(0.25, 0.75)
  const size = Math.ceil(stage.boxWidth / columns)
  const height = Math.ceil(size * rowsPerColumn)
  const rows = Math.ceil(stage.height / height)
  const oddColumn = Math.min(columns - 1, Math.floor(across * columns))
  const oddRow = Math.min(rows - 2, Math.floor(down * rows))
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [left, top] = [stage.left + column * size, row * height]
    return { column, row, left, top, x: left + size / 2, y: top + height / 2, size, odd: column === oddColumn && row === oddRow }
  })
  return { cells, size, height, odd: cells.find((cell) => cell.odd) as Cell }
}
