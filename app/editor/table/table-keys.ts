import type { Editor } from '@tiptap/core'
import type { Cell } from '../../modules/table/grid.ts'
import { openToolMenu } from '../strip/tool-menu.ts'
import type { RichKeyContext } from '../text/rich-keys.ts'
import { placeOf } from '../text/writing-flow.ts'
import { cellOf, rowsOf } from './cell-path.ts'
import { addRow, goToCell, neighbourCell } from './table-commands.ts'

/**
 * What a key does in a cell of a table: Tab and Shift Tab go on and back, Tab past the last cell adds a row; Enter goes to
 * the row below, past the last one adds one, and with Ctrl adds one here; arrow keys leave the cell at its first and last
 * line; Shift F10 opens the table's menu.
 * @returns false outside tables and for every other key
 */
export function onCellKey(context: RichKeyContext, event: KeyboardEvent): boolean {
  const isDone = pressInCell(context, event)
  // The cell may be gone by now, and the page's own keys would take the event for one outside of texts.
  if (isDone) event.stopPropagation()
  return isDone
}

function pressInCell(context: RichKeyContext, event: KeyboardEvent): boolean {
  const { session, node, field, editor, commit } = context
  const cell = cellOf(node, field)
  if (!cell || event.isComposing || event.altKey) return false
  if (isMenuKey(event)) return openToolMenu()
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && event.key !== 'Enter') return false
  const table = { session, nodeId: node.id }
  const rowsNow = () => {
    commit()
    return rowsOf(placeOf(session, node.id)?.located.node ?? node)
  }
  if (event.key === 'Tab') {
    const rows = rowsNow()
    const next = neighbourCell(rows, cell, event.shiftKey ? -1 : 1)
    if (next) goToCell(table, next)
    else if (event.shiftKey) return false
    else addRow(table, rows.length)
    return true
  }
  if (event.key === 'Enter' && !event.shiftKey) {
    const rows = rowsNow()
    if (isCommand) addRow(table, cell.row + 1, cell.column)
    else if (cell.row === rows.length - 1) addRow(table, rows.length)
    else goToCell(table, { ...cell, row: cell.row + 1 })
    return true
  }
  const next = event.shiftKey ? undefined : cellByArrow(cell, event.key, editor)
  if (!next || !rowsNow()[next.row]?.cells[next.column]) return false
  goToCell(table, next, next.row > cell.row || next.column > cell.column ? 'start' : 'end')
  return true
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}

/** The cell that an arrow key leads to, where the caret is at that edge of its own. */
function cellByArrow({ row, column }: Cell, key: string, { view }: Editor): Cell | undefined {
  if (!view.state.selection.empty) return undefined
  if (key === 'ArrowUp' && view.endOfTextblock('up')) return { row: row - 1, column }
  if (key === 'ArrowDown' && view.endOfTextblock('down')) return { row: row + 1, column }
  if (key === 'ArrowLeft' && view.endOfTextblock('backward')) return { row, column: column - 1 }
  return key === 'ArrowRight' && view.endOfTextblock('forward') ? { row, column: column + 1 } : undefined
}
