import { useEffect } from 'react'
import { type NodePosition, nodesOf } from '../../content/index.ts'
import { areSingleKeysOn } from '../../staff-ui/single-keys.ts'
import { goToField } from '../go-to-field.ts'
import { duplicateNodes, moveBy, positionBelow, removeNodes } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'
import { frameOf, goToFrame, isFrame } from './frames.ts'
import { overlayRoot } from './overlay-root.ts'
import { targetAt } from './targets.ts'

/** Whether keys belong to a text or a control, or something lies over the page. */
export function isTakenElsewhere(event: Event): boolean {
  const target = event.composedPath()[0]
  if (document.querySelector('dialog:modal')) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [role="menuitem"]')
}

type Insert = (containerId: number, place: NodePosition) => void

/**
 * Undo, redo, add, move, duplicate, remove, going through the modules and into them, while nobody types. AltGr is never
 * a shortcut. @param insert asks what to add at a place
 */
export function useShortcuts(session: EditorSession, insert: Insert): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.altKey && event.key === 'Enter' && goToSettings(session, event)) return event.preventDefault()
      if (event.key === 'F6' && !document.querySelector('dialog:modal')) return goAround(session, event)
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
  const isOnModule = isFrame(target)
  const isOnPage = isOnModule || target === document.body
  // Whoever has pressed a tool of the frame goes on from its module.
  const isOnTool = target instanceof Element && target.getRootNode() instanceof ShadowRoot
  if (selected && step && event.altKey) moveBy(session, selected.containerId, selected.nodeId, step)
  else if (step && (isOnPage || isOnTool)) goBeside(session, step)
  else if (selected && isOnPage && (event.key === 'Delete' || event.key === 'Backspace')) removeNodes(session)
  else if (selected && event.key === 'Escape') session.select(null)
  else if (selected && event.key === 'Enter' && (isOnPage || event.altKey)) goInto(session, selected.nodeId, event.altKey)
  else if (selected && isOnModule && isMenuKey(event)) toolsOf('[aria-haspopup]')?.click()
  else if (selected && isOnModule && event.key === 'Tab' && !event.shiftKey && toolsOf('button')) toolsOf('button')?.focus()
  else if (selected && isOnModule && isLetter(event)) return writeInto(selected.nodeId, event.key)
  else return false
  return true
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}

/** One of the tools of the selected module. */
function toolsOf(which: string): HTMLElement | null | undefined {
  return overlayRoot()?.querySelector<HTMLElement>(`.selected .tools ${which}`)
}

/** Goes round: from the module to its settings where they are open, to the bar, and back. */
function goAround(session: EditorSession, event: KeyboardEvent): void {
  event.preventDefault()
  const { selected } = session.getState()
  const [target] = event.composedPath()
  const bar = document.querySelector<HTMLElement>('[data-editor-bar] button:not(:disabled)')
  const setting = document.querySelector<HTMLElement>('[data-module-settings] :is(input, select, textarea, button)')
  const isIn = (place: string) => target instanceof Element && target.closest(place) !== null
  if (isIn('[data-editor-bar]') && selected) goToFrame(session, selected.nodeId)
  else if (isIn('[data-editor-bar]')) goBeside(session, 1)
  else if (setting && !isIn('[data-module-settings]')) setting.focus()
  else bar?.focus({ preventScroll: true })
}

/** Goes from a text on the page to the settings of its module. @returns whether it stood in one */
function goToSettings(session: EditorSession, event: KeyboardEvent): boolean {
  const target = targetAt(event.composedPath()[0] ?? null)
  if (!target || isFrame(event.composedPath()[0])) return false
  session.commitPendingInput()
  goToField(session, target.nodeId)
  return true
}

/** Whether the key is a word's and no command. */
function isLetter({ key, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !altKey && !(key === '?' && areSingleKeysOn())
}

/** What is typed at a module goes to the end of its text rather than nowhere. @returns whether it has one */
function writeInto(nodeId: string, letter: string): boolean {
  const text = textOf(nodeId)
  text?.focus({ preventScroll: true })
  // Running text becomes a text editor with the focus, which is there as soon as this key has been dealt with.
  queueMicrotask(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return
    if (!text?.hasAttribute('data-found')) window.getSelection()?.modify('move', 'forward', 'documentboundary')
    document.execCommand('insertText', false, letter)
  })
  return Boolean(text)
}

/** Asks what to add below the selected module, or below the one that is looked at. */
function insertBelow(session: EditorSession, insert: Insert): boolean {
  const target = positionBelow(session)
  if (target) insert(target.containerId, target.place)
  return target !== undefined
}

/** Goes into the first text of a module; into its settings when it has none or when they are asked for. */
function goInto(session: EditorSession, nodeId: string, wantsSettings: boolean): void {
  const text = textOf(nodeId)
  if (text && !wantsSettings) text.focus()
  else goToField(session, nodeId)
}

function textOf(nodeId: string): HTMLElement | null | undefined {
  return frameOf(nodeId)?.querySelector<HTMLElement>('[role="textbox"]')
}

/** Selects the module before or after, in reading order; the first where none is selected. */
function goBeside(session: EditorSession, step: -1 | 1): void {
  const { selected, documents } = session.getState()
  const ids = session.region.containers.flatMap(({ id }) => (documents[id] ? [...nodesOf(documents[id])].map((node) => node.id) : []))
  const here = selected ? ids.indexOf(selected.nodeId) : -1
  const next = here < 0 ? ids[0] : ids[here + step]
  if (next) goToFrame(session, next)
}
