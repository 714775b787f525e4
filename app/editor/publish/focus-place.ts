import { goToField } from '../go-to-field.ts'
import { caretOfSelection, putCaret } from '../overlay/caret.ts'
import { moduleElement } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'

/** Where somebody was before a sheet opened: an element, or a place in a text of the page. */
export type FocusPlace = { element: Element | null; text: ReturnType<typeof caretOfSelection> }

/** Where the focus is now. */
export function focusPlace(): FocusPlace {
  const { activeElement } = document
  const isInText = activeElement instanceof HTMLElement && activeElement.isContentEditable
  return { element: activeElement, text: isInText ? caretOfSelection(document.getSelection()) : undefined }
}

/** Brings the focus back: into the text where the caret was, to the element, or else to where editing goes on. */
export function returnTo(session: EditorSession, { element, text }: FocusPlace): void {
  if (text) {
    goToField(session, text.node, text.caret.field)
    // A rich text takes its own selection over as it begins to be edited.
    requestAnimationFrame(() => putCaret(text.node, text.caret))
    return
  }
  if (element instanceof HTMLElement && element !== document.body && element.isConnected) element.focus({ preventScroll: true })
  if (element === document.activeElement && element !== document.body) return
  // The button may be disabled by now, and the element gone. Nothing is scrolled.
  const { selected } = session.getState()
  const place =
    (selected && moduleElement(selected.nodeId)) ?? document.querySelector<HTMLElement>('[data-editor-bar] button:not(:disabled)')
  place?.focus({ preventScroll: true })
}
