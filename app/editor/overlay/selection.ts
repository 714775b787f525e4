import { locate } from '../../content/index.ts'
import type { EditorSession } from '../session/session.ts'
import { frameOf } from './frames.ts'
import { type Target, targetAt } from './targets.ts'

type Pressed = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>

/**
 * The module that a press with Shift or Ctrl adds to those already chosen, also where it hits a text. Undefined for any
 * other press, and within the text that somebody is in, where it selects words.
 */
export function multiSelectTarget(session: EditorSession, event: Pressed): Target | undefined {
  const { selected } = session.getState()
  const target = targetAt(event.target as EventTarget | null)
  if (!selected || !target || !(event.ctrlKey || event.metaKey || event.shiftKey)) return undefined
  const isInText = document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable
  return isInText && target.nodeId === selected.nodeId ? undefined : target
}

/** Chooses a module together with those already chosen, or no longer; from then on the keys are the modules'. */
export function toggleSelected(session: EditorSession, { containerId, nodeId }: Target): void {
  session.toggleSelected({ containerId, nodeId })
  window.getSelection()?.removeAllRanges()
  const { selected } = session.getState()
  if (selected) frameOf(selected.nodeId)?.focus({ preventScroll: true })
}

/** How many modules are chosen. */
export function countSelected(session: EditorSession): number {
  const { selected, multiSelected, documents } = session.getState()
  if (!selected || !documents[selected.containerId] || !locate(documents[selected.containerId] as never, selected.nodeId)) return 0
  return Math.max(1, multiSelected.length)
}
