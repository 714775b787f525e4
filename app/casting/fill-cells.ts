import { type CastGridData, type CellChange, type CellState, changeTo, isSameCell } from './cast-grid.ts'

/** A rectangle of the grid, all ends included. Column 1 is the first performance. */
export type CellRange = { top: number; bottom: number; left: number; right: number }
/** A cell as it was copied, with the role that it was copied from. */
type CopiedCell = CellState & { roleId: number; usualId: number }
/** Copied cells by row, and the text that the clipboard has of them. */
export type CopiedCells = { rows: CopiedCell[][]; text: string }

/** The cells of a rectangle; as text their names as a table has them, for Excel or a mail. */
export function copiedCells(data: CastGridData, { top, bottom, left, right }: CellRange): CopiedCells {
  const rows = data.roles.slice(top, bottom + 1).map((role) =>
    data.events.slice(left - 1, right).map((event): CopiedCell => {
      const { mode, personId } = stateOf(data, event.id, role.id)
      return { mode, personId, roleId: role.id, usualId: role.personId }
    }),
  )
  const nameOf = ({ mode, personId, usualId }: CopiedCell) => (mode === 'omitted' ? '' : (data.names[personId ?? usualId] ?? ''))
  return { rows, text: rows.map((cells) => cells.map(nameOf).join('\t')).join('\n') }
}

/**
 * What fills a rectangle with copied cells, over and over until it is full; one cell takes all that was copied, as far as the
 * grid goes. Cells that have it already are left out.
 */
export function filledCells(data: CastGridData, { rows }: CopiedCells, range: CellRange): CellChange[] {
  const isOne = range.top === range.bottom && range.left === range.right
  const bottom = isOne ? range.top + rows.length - 1 : range.bottom
  const right = isOne ? range.left + (rows[0]?.length ?? 1) - 1 : range.right
  return data.roles.slice(range.top, bottom + 1).flatMap((role, row) =>
    data.events.slice(range.left - 1, right).flatMap((event, column): CellChange[] => {
      const cells = rows[row % rows.length] ?? []
      const source = cells[column % cells.length]
      if (!source) return []
      const next = pastedState(source, role.id)
      if (isSameCell(next, stateOf(data, event.id, role.id), role.personId)) return []
      return [{ eventId: event.id, roleId: role.id, ...next }]
    }),
  )
}

/** What fills a rectangle with its own first evening, role by role; one evening alone with its first role. */
export function spreadCells(data: CastGridData, range: CellRange): CellChange[] {
  const first = range.left < range.right ? { ...range, right: range.left } : { ...range, bottom: range.top }
  return filledCells(data, copiedCells(data, first), range)
}

/** In its own role a cell is as usual again; in another one, whoever has it as usual is named. */
function pastedState({ mode, personId, roleId, usualId }: CopiedCell, to: number) {
  if (mode === 'omitted') return { mode, personId: null }
  if (mode === 'usual' && roleId === to) return { mode, personId: null }
  return { mode: mode === 'reads' ? mode : ('plays' as const), personId: personId ?? usualId }
}

function stateOf({ cells }: CastGridData, eventId: number, roleId: number): CellChange {
  return changeTo(
    cells.find((cell) => cell.eventId === eventId && cell.roleId === roleId),
    { eventId, roleId },
  )
}
