import { moduleElement } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'
import { goOnIn, type WritingPlace, writingPlaceOf } from '../text/writing-place.ts'

/** Where somebody was before a sheet opened: an element, or a place in a text of the page. */
export type FocusPlace = { element: Element | null; text: WritingPlace | undefined }

/** Where the focus is now. */
export function focusPlace(): FocusPlace {
  const { activeElement } = document
  return { element: activeElement, text: writingPlaceOf(activeElement) }
}

/** Brings the focus back: into the text where the caret was, to the element, or else to where editing goes on. */
export function returnTo(session: EditorSession, { element, text }: FocusPlace): void {
  if (text && goOnIn(session, text)) return
  if (element instanceof HTMLElement && element !== document.body && element.isConnected) element.focus({ preventScroll: true })
  if (element === document.activeElement && element !== document.body) return
  // The button may be disabled by now, and the element gone. Nothing is scrolled.
  const { selected } = session.getState()
  const place =
    (selected && moduleElement(selected.nodeId)) ?? document.querySelector<HTMLElement>('[data-editor-bar] button:not(:disabled)')
  place?.focus({ preventScroll: true })
}
