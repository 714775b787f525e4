import { useEffect } from 'react'
import { locate, type NodePosition, nodesOf } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { areSingleKeysOn } from '../../staff-ui/single-keys.ts'
import { copyStyle, pasteStyle } from '../commands/copied-style.ts'
import { toggleHidden } from '../commands/hide-nodes.ts'
import { wrapInSection } from '../commands/wrap-in-section.ts'
import { goToField } from '../go-to-field.ts'
import { isHandledElsewhere } from '../handled-elsewhere.ts'
import { positionBelow } from '../insert-modules.ts'
import { duplicateNodes, moveBy, removeNodes } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'
import { stepBack } from '../text/step-back.ts'
import { isMenuKey } from '../tree/RowMenu.tsx'
import { focusModule, isModuleElement, moduleElement, moduleInView } from './module-elements.ts'
import { findTool, openModuleMenu } from './module-menu.ts'
import { targetAt } from './targets.ts'
import { guardUndo } from './undo-guard.ts'

/** The layout of a section that is made by its key; the settings of the section offer all. */
const ONE_COLUMN = 0

type Insert = (containerId: number, place: NodePosition) => void

/**
 * The editor's keyboard shortcuts: undo, redo, add, move, duplicate, remove, and moving between modules. Inactive while
 * a text or control has the focus; AltGr is never a modifier. @param insert opens the module picker for a position
 */
export function useShortcuts(session: EditorSession, insert: Insert): void {
  useEffect(() => guardUndo(session), [session])
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.altKey && event.key === 'Enter' && focusSettings(session, event)) return event.preventDefault()
      if (event.key === 'F6' && !document.querySelector('dialog:modal')) return cycleRegions(session, event)
      if (isHandledElsewhere(event) || event.getModifierState('AltGraph')) return
      const isDone = event.ctrlKey || event.metaKey ? onCommand(session, event, insert) : onPlain(session, event, insert)
      if (isDone) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [session, insert])
}

function onCommand(session: EditorSession, event: KeyboardEvent, insert: Insert): boolean {
  const key = event.key.toLowerCase()
  const isSelected = session.getState().selected !== null
  if (event.altKey) return isSelected && onStyleKey(session, key)
  if (key === 'z' || key === 'y') {
    stepBack(session, key === 'y' || event.shiftKey ? 'redo' : 'undo')
    return true
  }
  if (key === 'enter') return event.shiftKey ? insertAbove(session, insert) : insertBelow(session, insert)
  if (!isSelected) return false
  if (key === 'd') duplicateNodes(session)
  else if (key === 'g') wrapInSection(session, ONE_COLUMN)
  else if (key === 'h' && event.shiftKey) toggleHidden(session)
  else return false
  return true
}

function onStyleKey(session: EditorSession, key: string): boolean {
  if (key === 'c') copyStyle(session)
  else if (key === 'v') pasteStyle(session)
  else return false
  return true
}

function onPlain(session: EditorSession, event: KeyboardEvent, insert: Insert): boolean {
  const { selected } = session.getState()
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
  const [target] = event.composedPath()
  const isOnModule = isModuleElement(target)
  const isOnPage = isOnModule || target === document.body || isTitle(target)
  // After a click on one of its tools, arrow keys continue from the module; from the bar they lead onto the page.
  const isOnTool = target instanceof Element && (target.getRootNode() instanceof ShadowRoot || target.closest('[data-editor-bar]') !== null)
  if (selected && step && event.altKey) moveBy(session, selected.containerId, selected.nodeId, step)
  else if (step && (isOnPage || isOnTool)) selectNeighbour(session, step)
  else if (selected && isOnPage && (event.key === 'Delete' || event.key === 'Backspace')) removeNodes(session)
  else if (selected && event.key === 'Escape') session.select(null)
  else if (selected && event.key === 'Enter' && (isOnPage || event.altKey)) enterModule(session, selected.nodeId, event.altKey)
  else if (selected && (isOnPage || isOnTool) && isMenuKey(event)) openModuleMenu()
  else if (selected && isOnModule && event.key === 'Tab' && !event.shiftKey && findTool('button')) findTool('button')?.focus()
  else if (selected && isOnPage && isLetter(event)) return typeInto(selected.nodeId, event.key)
  else if (!selected && isOnPage) return onPageAlone(session, event, insert)
  else return false
  return true
}

/** Whether an event target is the title of a page that was just gone to: it has the focus, and no keys of its own. */
function isTitle(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && target.tabIndex < 0 && target.closest('main') !== null && !target.closest('[data-node]')
}

/** A key while nothing is selected: none is swallowed without a word. Space and the keys that scroll are the browser's. */
function onPageAlone(session: EditorSession, event: KeyboardEvent, insert: Insert): boolean {
  if (event.key === '/') return insertBelow(session, insert)
  if (event.key === 'Enter') {
    const nearest = moduleInView()
    // An empty page begins with its first module.
    if (!nearest) return insertBelow(session, insert)
    focusModule(session, nearest.nodeId)
    return true
  }
  const isMeant = (isLetter(event) && event.key !== ' ') || event.key === 'Delete' || event.key === 'Backspace'
  if (isMeant) session.showToast(t('No module is selected. ↓ selects one, / adds one, Ctrl K finds every command.'))
  return isMeant
}

/** What F6 leads to around the page, in its order; each only where it is open. */
const REGIONS = [
  { region: '[data-publish-sheet]', stop: '[type="submit"]' },
  { region: '[data-module-settings]', stop: ':is(input, select, textarea, button)' },
  { region: '[data-editor-bar]', stop: 'button:not(:disabled)' },
  { region: '[data-outline]', stop: '[role="treeitem"][tabindex="0"]' },
]

/** F6: leads from the module to its settings, the toolbar, the outline and back; with Shift the other way. */
function cycleRegions(session: EditorSession, event: KeyboardEvent): void {
  event.preventDefault()
  const [target] = event.composedPath()
  const stops = REGIONS.flatMap(({ region, stop }) => document.querySelector<HTMLElement>(`${region} ${stop}`) ?? [])
  const here = stops.findIndex((stop) => target instanceof Element && REGIONS.some(({ region }) => target.closest(region)?.contains(stop)))
  const next = event.shiftKey ? (here < 0 ? stops.length - 1 : here - 1) : here + 1
  if (stops[next]) stops[next].focus({ preventScroll: true })
  else focusPage(session)
}

/** Moves the focus to the selected module, else to the first. */
function focusPage(session: EditorSession): void {
  const { selected } = session.getState()
  if (selected) focusModule(session, selected.nodeId)
  else selectNeighbour(session, 1)
}

/** Moves the focus from a text on the page to the settings of its module. @returns false when it was not in a text */
function focusSettings(session: EditorSession, event: KeyboardEvent): boolean {
  const target = targetAt(event.composedPath()[0] ?? null)
  if (!target || isModuleElement(event.composedPath()[0])) return false
  session.commitPendingInput()
  goToField(session, target.nodeId)
  return true
}

/** Whether the key types a character and is no shortcut. */
function isLetter({ key, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !altKey && !(key === '?' && areSingleKeysOn())
}

/** Appends a character typed on a focused module to its first text. @returns whether it has one */
function typeInto(nodeId: string, letter: string): boolean {
  const text = textOf(nodeId)
  text?.focus({ preventScroll: true })
  // Focusing rich text mounts its editor, which has the focus only after this event.
  queueMicrotask(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return
    if (!text?.hasAttribute('data-found')) window.getSelection()?.modify('move', 'forward', 'documentboundary')
    document.execCommand('insertText', false, letter)
  })
  return Boolean(text)
}

/** Opens the module picker for `positionBelow`. @returns false on a page without containers */
function insertBelow(session: EditorSession, insert: Insert): boolean {
  const target = positionBelow(session)
  if (target) insert(target.containerId, target.place)
  return target !== undefined
}

/** Opens the module picker for the position above the selected module. @returns false when none is selected */
function insertAbove(session: EditorSession, insert: Insert): boolean {
  const { selected, documents } = session.getState()
  const document = selected && documents[selected.containerId]
  const located = document && locate(document, selected.nodeId)
  if (!located) return false
  insert(selected.containerId, { parent: located.parent, column: located.column, before: selected.nodeId })
  return true
}

/** Focuses the first text of a module; its settings when it has none or `wantsSettings`. */
export function enterModule(session: EditorSession, nodeId: string, wantsSettings: boolean): void {
  const text = textOf(nodeId)
  if (text && !wantsSettings) text.focus()
  else goToField(session, nodeId)
}

function textOf(nodeId: string): HTMLElement | null | undefined {
  return moduleElement(nodeId)?.querySelector<HTMLElement>('[role="textbox"]')
}

/** Selects the previous or next module in reading order; the first when none is selected. */
function selectNeighbour(session: EditorSession, step: -1 | 1): void {
  const { selected, documents } = session.getState()
  const ids = session.region.containers.flatMap(({ id }) => (documents[id] ? [...nodesOf(documents[id])].map((node) => node.id) : []))
  const index = selected ? ids.indexOf(selected.nodeId) : -1
  const next = index < 0 ? ids[0] : ids[index + step]
  if (next) focusModule(session, next)
}
