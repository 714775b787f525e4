import { locate } from '../../content/index.ts'
import type { EditorSession } from '../session/session.ts'
import { moduleElement } from './module-elements.ts'
import { type Target, targetAt } from './targets.ts'

type Pressed = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>

/**
 * The module that a Shift or Ctrl click adds to the selection, also on a text. Undefined for any other click and inside
 * the text being edited, where it extends the text selection.
 */
export function multiSelectTarget(session: EditorSession, event: Pressed): Target | undefined {
  const { selected } = session.getState()
  const target = targetAt(event.target as EventTarget | null)
  if (!selected || !target || !(event.ctrlKey || event.metaKey || event.shiftKey)) return undefined
  const isInText = document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable
  return isInText && target.nodeId === selected.nodeId ? undefined : target
}

/** Adds a module to the selection or removes it; keys then act on the modules, not on text. */
export function toggleSelected(session: EditorSession, { containerId, nodeId }: Target): void {
  session.toggleSelected({ containerId, nodeId })
  window.getSelection()?.removeAllRanges()
  const { selected } = session.getState()
  if (selected) moduleElement(selected.nodeId)?.focus({ preventScroll: true })
}

/** The number of selected modules. */
export function countSelected(session: EditorSession): number {
  const { selected, multiSelected, documents } = session.getState()
  if (!selected || !documents[selected.containerId] || !locate(documents[selected.containerId] as never, selected.nodeId)) return 0
  return Math.max(1, multiSelected.length)
}
