import type { ContentNode, NodePosition, Operation } from '../../content/index.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { normalizeRichText } from '../../staff-ui/rich-text/rich-text-rules.ts'
import type { RichKeyContext } from './rich-keys.ts'
import { isBlankText, textOfBlocks } from './text-blocks.ts'
import { isInFlow, newText, placeOf } from './writing-flow.ts'

/**
 * A slash typed on an empty line: opens the module picker at the caret. The chosen module takes the place of the line; what
 * follows it goes on in a text below, in the same step. Closed without a choice, the slash is written.
 * @returns false, to write the slash, anywhere else
 */
export function onSlash(context: RichKeyContext, typed: string): boolean {
  const { session, node, field, editor, commit } = context
  const { selection } = editor.state
  const { $from, empty } = selection
  if (typed !== '/' || !isInFlow(node, field) || !empty || $from.depth !== 1 || $from.parent.content.size > 0) return false
  commit()
  const place = placeOf(session, node.id)
  if (!place) return false
  const { parent, column, next } = place.located
  const { left, top, bottom } = editor.view.coordsAtPos(selection.head)
  session.openPicker({
    containerId: place.containerId,
    place: { parent, column, before: next },
    beside: { left, top, width: 0, height: bottom - top },
    makeRoom: () => (editor.isDestroyed ? undefined : makeRoom(context)),
    onCancel: () => {
      if (!editor.isDestroyed) editor.chain().focus(undefined, { scrollIntoView: false }).insertContent('/').run()
    },
  })
  return true
}

function makeRoom({ session, node, editor }: RichKeyContext): { place: NodePosition; operations: Operation[] } | undefined {
  const place = placeOf(session, node.id)
  if (!place) return undefined
  const { content } = normalizeRichText(editor.state.doc.toJSON()) as RichText
  const line = editor.state.selection.$from.index(0)
  return roomForModule(place.located, content.slice(0, line), content.slice(line + 1))
}

/**
 * The place of a module that takes the place of a line of a text, and what happens to the text: nothing stays empty.
 * @param above what the text holds above the line @param below and below it
 */
export function roomForModule(
  { node, parent, column, next }: { node: ContentNode; parent: string; column: number; next: string | null },
  above: RichText['content'],
  below: RichText['content'],
): { place: NodePosition; operations: Operation[] } {
  const [upper, lower] = [textOfBlocks(above), textOfBlocks(below)]
  const at = (before: string | null): NodePosition => ({ parent, column, before })
  if (isBlankText(upper) && isBlankText(lower)) return { place: at(next), operations: [{ type: 'remove', id: node.id }] }
  if (isBlankText(upper)) return { place: at(node.id), operations: [{ type: 'update', id: node.id, data: { content: lower } }] }
  const shortened: Operation = { type: 'update', id: node.id, data: { content: upper } }
  if (isBlankText(lower)) return { place: at(next), operations: [shortened] }
  const rest = newText(lower)
  return { place: at(rest.id), operations: [shortened, { type: 'insert', node: rest, place: at(next) }] }
}
