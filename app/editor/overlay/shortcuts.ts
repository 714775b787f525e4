import { useEffect } from 'react'
import { locate, nodesOf, type Place, ROOT_ID } from '../../content/index.ts'
import { duplicateNodes, moveBy, removeNodes } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'

const SETTINGS_FIELDS = '[data-module-settings] :is(input, select, textarea, button:not([data-close]))'

/** Whether keys belong to a text or a control, or something lies over the page. */
export function isTakenElsewhere(event: Event): boolean {
  const target = event.composedPath()[0]
  if (document.querySelector('dialog:modal')) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [role="menuitem"]')
}

type Insert = (containerId: number, place: Place) => void

/**
 * Undo, redo, add, move, duplicate, remove, going through the modules and into them, while nobody types. AltGr is never
 * a shortcut. @param insert asks what to add at a place
 */
export function useShortcuts(session: EditorSession, insert: Insert): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (isTakenElsewhere(event) || event.getModifierState('AltGraph')) return
      const isDone = event.ctrlKey || event.metaKey ? onCommand(session, event, insert) : onPlain(session, event)
      if (isDone) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [session, insert])
}

function onCommand(session: EditorSession, event: KeyboardEvent, insert: Insert): boolean {
  const key = event.key.toLowerCase()
  if (event.altKey) return false
  if (key === 'z') return event.shiftKey ? session.redo() || true : session.undo() || true
  if (key === 'y') return session.redo() || true
  if (key === 'enter') return insertBelow(session, insert)
  if (key === 'd' && session.getState().selected) {
    duplicateNodes(session)
    return true
  }
  return false
}

function onPlain(session: EditorSession, event: KeyboardEvent): boolean {
  const { selected } = session.getState()
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
  const [target] = event.composedPath()
  const isOnPage = target === document.body
  // Whoever has pressed a tool of the frame goes on from its module.
  const isOnFrame = target instanceof Element && target.getRootNode() instanceof ShadowRoot
  if (selected && step && event.altKey) moveBy(session, selected.containerId, selected.nodeId, step)
  else if (selected && step && (isOnPage || isOnFrame)) selectBeside(session, step)
  else if (selected && (event.key === 'Delete' || event.key === 'Backspace')) removeNodes(session)
  else if (selected && event.key === 'Escape') session.select(null)
  else if (selected && event.key === 'Enter' && (isOnPage || event.altKey)) goInto(session, selected.nodeId, event.altKey)
  else return false
  return true
}

/** Asks what to add below the selected module, or at the end of the page. */
function insertBelow(session: EditorSession, insert: Insert): boolean {
  const { selected, documents } = session.getState()
  const containerId = selected?.containerId ?? session.region.containers[0]?.id
  const held = containerId === undefined ? undefined : documents[containerId]
  if (!held || containerId === undefined) return false
  const located = selected && locate(held, selected.nodeId)
  insert(
    containerId,
    located
      ? { parent: located.parent, column: located.column, before: located.next }
      : { parent: ROOT_ID, column: held.columns.length - 1, before: null },
  )
  return true
}

/** Goes into the first text of a module; into its settings when it has none or when they are asked for. */
function goInto(session: EditorSession, nodeId: string, wantsSettings: boolean): void {
  const text = document.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"] [role="textbox"]`)
  if (text && !wantsSettings) {
    text.focus()
    return
  }
  session.showSettings(true)
  requestAnimationFrame(() => document.querySelector<HTMLElement>(SETTINGS_FIELDS)?.focus())
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
