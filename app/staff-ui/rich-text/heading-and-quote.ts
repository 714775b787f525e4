import type { Command } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Heading } from '@tiptap/extension-heading'
import { NodeRange } from '@tiptap/pm/model'
import type { Selection } from '@tiptap/pm/state'
import { TEXT_HEADING_LEVELS, type TextHeadingLevel } from '../../platform/rich-text/rich-text.ts'

/**
 * Headings within a text. In no group, so that they stand at its top level alone, not in lists and quotes. The keys are
 * Ctrl Shift 3 and 4, since Ctrl Alt is AltGr on German keyboards and writes characters.
 */
export const TextHeading = Heading.extend({
  group: '',
  addKeyboardShortcuts() {
    const keys = TEXT_HEADING_LEVELS.map((level) => [`Ctrl-Shift-${level}`, () => this.editor.commands.toggleHeading({ level })])
    return Object.fromEntries(keys)
  },
}).configure({ levels: [...TEXT_HEADING_LEVELS] })

/** Quotes hold paragraphs and lists, and stand at the top level alone. */
export const TextQuote = Blockquote.extend({
  group: '',
  addKeyboardShortcuts() {
    return { ...this.parent?.(), 'Mod-Shift-b': () => this.editor.commands.command(toggleQuote) }
  },
})

/** Makes a quote of the selected blocks, whole lists included, or ends the quote around the caret. Headings become paragraphs in it. */
export const toggleQuote: Command = ({ tr, state, dispatch }) => {
  const { blockquote, heading, paragraph } = state.schema.nodes
  if (!blockquote || !heading || !paragraph) return false
  const depth = quoteDepth(tr.selection)
  if (depth > 0) {
    const { $from } = tr.selection
    const inner = new NodeRange(tr.doc.resolve($from.start(depth)), tr.doc.resolve($from.end(depth)), depth)
    if (dispatch) tr.lift(inner, depth - 1).scrollIntoView()
    return true
  }
  const blocks = new NodeRange(tr.selection.$from, tr.selection.$to, 0)
  for (let index = blocks.startIndex; index < blocks.endIndex; index++) if (tr.doc.child(index).type === blockquote) return false
  if (!dispatch) return true
  tr.doc.nodesBetween(blocks.start, blocks.end, (node, position) => {
    if (node.type === heading) tr.setNodeMarkup(position, paragraph)
    return false
  })
  tr.wrap(new NodeRange(tr.selection.$from, tr.selection.$to, 0), [{ type: blockquote }]).scrollIntoView()
  return true
}

/** The depth of the quote that a selection lies in; 0 for none. */
function quoteDepth({ $from, $to }: Selection): number {
  const isIn = $from.depth > 0 && $from.node(1).type.name === 'blockquote'
  return isIn && $from.index(0) === $to.index(0) ? 1 : 0
}

/** The level of the last heading before the caret in a text; undefined when there is none. */
export function headingBefore({ $from }: Selection): TextHeadingLevel | undefined {
  let last: TextHeadingLevel | undefined
  for (let index = 0; index < $from.index(0); index++) {
    const { type, attrs } = $from.node(0).child(index)
    if (type.name === 'heading') last = attrs.level
  }
  return last
}
