import type { Editor } from '@tiptap/core'
import { goToField } from '../go-to-field.ts'
import type { Selected } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { putCaretInLine, selectedInLine } from './line-caret.ts'

/** What is selected in a text of the page, so that writing can go on there when the text has been drawn anew. */
export type WritingPlace = {
  element: HTMLElement
  node: string | undefined
  field: string
  selected: Selected
  /** the rich text as it was; a dialog may change it */
  text: object | undefined
}

/** The place of whoever writes in this element; undefined where it is no text that is being written. */
export function writingPlaceOf(target: EventTarget | null): WritingPlace | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
  const field = element?.dataset.field
  if (!field || !element.isContentEditable) return undefined
  const rich = richEditorOf(element)
  const selected = rich ? selectedInRich(rich) : selectedInLine(element)
  return { element, node: element.closest<HTMLElement>('[data-node]')?.dataset.node, field, selected, text: rich?.state.doc }
}

/** As the browser has it: the editor is told of a caret that a key has moved a moment later. */
function selectedInRich({ view, state }: Editor): Selected {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = document.getSelection() ?? {}
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) {
    const { anchor, head } = state.selection
    return { anchor, head }
  }
  return { anchor: view.posAtDOM(anchorNode, anchorOffset), head: view.posAtDOM(focusNode, focusOffset) }
}

/**
 * Goes on in a text where it was left, synchronously, so that the next key press reaches it. Nothing is scrolled.
 * @returns false where the text is no more
 */
export function goOnIn(session: EditorSession, { element, node, field, selected, text }: WritingPlace): boolean {
  const { scrollX, scrollY } = window
  const rich = richEditorOf(element)
  if (element.isConnected && rich) {
    // What a dialog has written, such as a link, has moved the caret.
    if (rich.state.doc === text)
      rich.commands.setTextSelection({ from: Math.min(selected.anchor, selected.head), to: Math.max(selected.anchor, selected.head) })
    // Also where nothing has changed for the editor: the browser may have the caret elsewhere.
    rich.view.focus()
  } else if (element.isConnected && element.isContentEditable) {
    element.focus({ preventScroll: true })
    putCaretInLine(element, selected)
  } else if (node) goToField(session, node, field, selected)
  else return false
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return true
}

/** The editor of a rich text, which it leaves on its element while it is there. */
function richEditorOf(element: HTMLElement): Editor | undefined {
  const { editor } = element as HTMLElement & { editor?: Editor | null }
  return editor && !editor.isDestroyed ? editor : undefined
}
