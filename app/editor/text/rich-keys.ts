import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import type { ContentNode } from '../../content/index.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { normalizeRichText } from '../../staff-ui/rich-text/rich-text-rules.ts'
import type { EditorSession } from '../session/session.ts'
import { stepBack } from './step-back.ts'
import { textOfBlocks } from './text-blocks.ts'
import { isInFlow, joinWithAbove, placeOf, writeBelow } from './writing-flow.ts'

/** A rich text that is being written in, with its editor. */
export type RichKeyContext = { session: EditorSession; node: ContentNode; field: string; editor: Editor; commit: () => void }

const KEYS = new Set(['Enter', 'Backspace', 'z', 'Z', 'y', 'Y'])

/**
 * What a key does in a rich text beyond the text itself: Enter on an empty last line goes on in a text below, Backspace at
 * the beginning makes a paragraph of a heading and joins a paragraph with the text above, and undo takes back what led here
 * once nothing typed here is left to undo.
 * @returns false for every other key
 */
export function onRichKey(text: RichKeyContext, event: KeyboardEvent): boolean {
  if (event.isComposing || !KEYS.has(event.key)) return false
  adoptCaret(text.editor)
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !event.altKey) return onUndoKey(text, event)
  if (isCommand || event.altKey || event.shiftKey || !isInFlow(text.node, text.field)) return false
  if (event.key === 'Enter') return goOnBelow(text)
  return event.key === 'Backspace' && goBackAbove(text)
}

function onUndoKey({ session, editor: { state } }: RichKeyContext, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase()
  const isRedo = letter === 'y' || (letter === 'z' && shiftKey)
  if (!(isRedo || letter === 'z') || (isRedo ? redoDepth(state) : undoDepth(state)) > 0) return false
  stepBack(session, isRedo ? 'redo' : 'undo')
  return true
}

function goOnBelow({ session, node, editor, commit }: RichKeyContext): boolean {
  const { doc, selection } = editor.state
  const { $from, empty } = selection
  const isEmptyLine = empty && $from.depth === 1 && $from.parent.content.size === 0
  if (!isEmptyLine || $from.index(0) !== doc.childCount - 1) return false
  // A text with nothing in it yet is the empty line that Enter asks for.
  if (doc.childCount === 1) return true
  commit()
  const written = (normalizeRichText(doc.toJSON()) as RichText).content.slice(0, -1)
  writeBelow(session, node, textOfBlocks([]), { content: textOfBlocks(written) })
  return true
}

function goBackAbove({ session, node, editor, commit }: RichKeyContext): boolean {
  if (!isAtBeginning(editor.state)) return false
  if (editor.isActive('heading')) return editor.commands.setParagraph()
  commit()
  const current = placeOf(session, node.id)?.located.node
  const endOf = (above: RichText) => TextSelection.atEnd(editor.schema.nodeFromJSON(above)).head
  return current !== undefined && joinWithAbove(session, current, endOf)
}

/** Takes over a caret that a key has just moved: the browser tells the editor of it a moment later. */
export function adoptCaret({ view, state }: Editor): void {
  const { anchorNode, anchorOffset, isCollapsed } = window.getSelection() ?? {}
  if (!isCollapsed || !anchorNode || anchorOffset === undefined || !view.dom.contains(anchorNode)) return
  const caret = TextSelection.near(state.doc.resolve(view.posAtDOM(anchorNode, anchorOffset)))
  if (!caret.eq(state.selection)) view.dispatch(state.tr.setSelection(caret))
}

/** Whether the caret is at the beginning of the first paragraph; in a list, Backspace first leaves the list. */
function isAtBeginning({ selection: { empty, $from } }: EditorState): boolean {
  return empty && $from.depth === 1 && $from.index(0) === 0 && $from.parentOffset === 0
}
