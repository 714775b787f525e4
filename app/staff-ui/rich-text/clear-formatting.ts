import { type Command, Extension } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/** What says how words look, not what they are: links and languages stay. */
const LOOKS = ['bold', 'italic', 'superscript', 'subscript']

/** Turns the selection, without one the paragraph at the caret, into plain paragraphs: no marks of looks, no list, no alignment. */
export const clearFormatting: Command = ({ tr, state, commands }) => {
  const { $from, empty, from, to } = tr.selection
  const [start, end] = empty ? [$from.start(), $from.end()] : [from, to]
  for (const name of LOOKS) {
    const mark = state.schema.marks[name]
    if (mark) tr.removeMark(start, end, mark)
  }
  tr.setStoredMarks([])
  tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)))
  return commands.clearNodes() && commands.unsetTextAlign()
}

/** The key of `clearFormatting`, which word processors have too. */
export const ClearFormatting = Extension.create({
  name: 'clearFormatting',
  addKeyboardShortcuts() {
    return { 'Ctrl-Space': () => this.editor.commands.command(clearFormatting) }
  },
})
