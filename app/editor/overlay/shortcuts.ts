import { useEffect } from 'react'
import { locate, nodesOf } from '../../content/index.ts'
import { duplicateNodes, moveBy, removeNodes } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'

/** Whether keys belong to a text or a control, or something lies over the page. */
export function isTakenElsewhere(event: Event): boolean {
  const target = event.composedPath()[0]
  if (document.querySelector('dialog:modal')) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [role="menuitem"]')
}

/** Undo, redo, move, duplicate, remove and going through the modules, while nobody types. AltGr is never a shortcut. */
export function useShortcuts(session: EditorSession): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (isTakenElsewhere(event) || event.getModifierState('AltGraph')) return
      const isDone = event.ctrlKey || event.metaKey ? onCommand(session, event) : onPlain(session, event)
      if (isDone) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [session])
}

function onCommand(session: EditorSession, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  if (event.altKey) return false
  if (key === 'z') return event.shiftKey ? session.redo() || true : session.undo() || true
  if (key === 'y') return session.redo() || true
  if (key === 'd' && session.getState().selected) {
    duplicateNodes(session)
    return true
  }
  return false
}

function onPlain(session: EditorSession, event: KeyboardEvent): boolean {
  const { selected } = session.getState()
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
  const isOnPage = event.composedPath()[0] === document.body
  if (selected && step && event.altKey) moveBy(session, selected.containerId, selected.nodeId, step)
  else if (selected && step && isOnPage) selectBeside(session, step)
  else if (selected && (event.key === 'Delete' || event.key === 'Backspace')) removeNodes(session)
  else if (selected && event.key === 'Escape') session.select(null)
  else return false
  return true
}

/** Selects the module before or after, in reading order. */
function selectBeside(session: EditorSession, step: -1 | 1): void {
  const { selected, documents } = session.getState()
  const held = selected && documents[selected.containerId]
  if (!selected || !held || !locate(held, selected.nodeId)) return
  const ids = [...nodesOf(held)].map((node) => node.id)
  const nodeId = ids[ids.indexOf(selected.nodeId) + step]
  if (!nodeId) return
  session.select({ containerId: selected.containerId, nodeId })
  document.querySelector(`[data-node="${CSS.escape(nodeId)}"]`)?.scrollIntoView({ block: 'nearest' })
}
