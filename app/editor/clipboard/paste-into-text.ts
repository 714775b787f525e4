import type { Editor } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import type { ContentNode, Operation } from '../../content/index.ts'
import { withTexts } from '../../modules/table/grid.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { MAX_BLOCKS } from '../../platform/rich-text/text-limits.ts'
import { isOwnSlice } from '../../staff-ui/rich-text/own-slice.ts'
import { noChanges, pasteReport } from '../../staff-ui/rich-text/paste-report.ts'
import { modulesOf, piecesOf, tableOfCells } from '../../staff-ui/rich-text/pasted-modules.ts'
import { pastedTable } from '../../staff-ui/rich-text/pasted-pieces.ts'
import { tableOfPlainText } from '../../staff-ui/rich-text/plain-text-table.ts'
import { normalizeRichText } from '../../staff-ui/rich-text/rich-text-rules.ts'
import { cellOf } from '../table/cell-path.ts'
import { change } from '../table/table-commands.ts'
import { adoptCaret, type RichKeyContext } from '../text/rich-keys.ts'
import { isBlankText, joinTexts } from '../text/text-blocks.ts'
import { goToEnd, isInFlow, newText, placeOf } from '../text/writing-flow.ts'
import { insertPasted } from './paste-pieces.ts'

/**
 * A paste into a text that the text alone cannot hold: cells into a table; headlines, tables and pictures into a text of the
 * page, which is divided at the caret and goes on behind them. One step to undo.
 * @returns false for every other paste, which is the text's own
 */
export function onPaste(context: RichKeyContext, data: DataTransfer | null): boolean {
  if (!data || isOwnSlice(data.getData('text/html'))) return false
  adoptCaret(context.editor)
  return pasteCells(context, data) || pasteModules(context, data)
}

function pasteCells({ session, node, field, commit }: RichKeyContext, data: DataTransfer): boolean {
  const cell = cellOf(node, field)
  if (!cell) return false
  const html = data.getData('text/html')
  const cells = html ? undefined : tableOfPlainText(data.getData('text/plain'))
  const pasted = html ? pastedTable(html) : cells && { table: tableOfCells(cells), changes: noChanges() }
  if (!pasted) return false
  commit()
  const { rows } = pasted.table
  let dropped = 0
  const last = { row: cell.row + rows.length - 1, column: cell.column + Math.max(0, ...rows.map(({ length }) => length - 1)) }
  change(
    { session, nodeId: node.id },
    (before) => {
      const filled = withTexts(before, cell, rows)
      dropped = filled.dropped
      return filled.rows
    },
    last,
  )
  const report = pasteReport({ ...pasted.changes, cells: pasted.changes.cells + dropped })
  if (report) session.showToast(report, true)
  return true
}

function pasteModules({ session, node, field, editor, commit }: RichKeyContext, data: DataTransfer): boolean {
  if (!isInFlow(node, field)) return false
  const pasted = piecesOf(data)
  const [first] = pasted.pieces
  const fitsText =
    pasted.pieces.length === 1 && first?.kind === 'text' && first.text.content.length + editor.state.doc.childCount <= MAX_BLOCKS
  if (pasted.pieces.length === 0 || fitsText) return false
  commit()
  const place = placeOf(session, node.id)
  if (!place) return false
  const modules = modulesOf(pasted)
  const { parent, column, next } = place.located
  const divided = dividedAtSelection(editor)
  // A text at either end goes on in what stands there.
  const upper = takeText(modules.nodes, 'first', divided.above)
  const lower = takeText(modules.nodes, 'last', divided.below)
  const rest = isBlankText(lower) ? undefined : newText(lower)
  const operations: Operation[] = rest ? [{ type: 'insert', node: rest, place: { parent, column, before: next } }] : []
  if (isBlankText(upper)) operations.push({ type: 'remove', id: node.id })
  else operations.push({ type: 'update', id: node.id, data: { content: upper } })
  insertPasted(session, modules, { containerId: place.containerId, place: { parent, column, before: rest?.id ?? next }, operations })
  const last = modules.nodes.at(-1)
  if (last && modules.pictures.length === 0) goToEnd(session, last.id)
  return true
}

/** Takes a text off one end of the modules and joins it with the text that stands there. */
function takeText(nodes: ContentNode[], end: 'first' | 'last', text: RichText): RichText {
  const node = end === 'first' ? nodes[0] : nodes.at(-1)
  if (node?.type !== 'text' || isBlankText(text)) return text
  const pasted = node.data.content as RichText
  if (pasted.content.length + text.content.length > MAX_BLOCKS) return text
  nodes.splice(end === 'first' ? 0 : nodes.length - 1, 1)
  return end === 'first' ? joinTexts(text, pasted) : joinTexts(pasted, text)
}

/** What a text holds before and behind its selection. */
function dividedAtSelection({ state: { doc, selection } }: Editor): { above: RichText; below: RichText } {
  const textOf = (part: EditorNode) => normalizeRichText(part.toJSON()) as RichText
  return { above: textOf(doc.cut(0, selection.from)), below: textOf(doc.cut(selection.to)) }
}
