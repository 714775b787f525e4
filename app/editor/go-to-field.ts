import { flushSync } from 'react-dom'
import { locate } from '../content/index.ts'
import { definitionOf, moduleFieldOf } from '../modules/definitions.ts'
import { foldDock } from './docks/fold-dock.ts'
import { moduleElement, scrollToModule } from './overlay/module-elements.ts'
import type { Caret } from './session/editor-state.ts'
import type { EditorSession } from './session/session.ts'
import { isOwnField } from './text/field-state.ts'

const CONTROLS = ':is(input, select, textarea, button)'

/**
 * Focuses a field of a module where it is edited: the text on the page, or its control in the settings, which are opened.
 * Runs synchronously, so that the next key press reaches the field.
 * @param field path such as `content` or `items.0.image`; without it the first control of the settings
 * @param caret where the caret goes in a text
 */
export function goToField(session: EditorSession, nodeId: string, field?: string, caret: Caret = 'end'): void {
  const container = Object.entries(session.getState().documents).find(([, document]) => locate(document, nodeId))
  if (!container) return
  const node = locate(container[1], nodeId)?.node
  const form = node && field ? moduleFieldOf(node.type, field) : undefined
  if (node && field && isOwnField(node)) {
    goToOwnField(session, nodeId, field, caret)
    return
  }
  // What is edited in place as a whole is entered where it begins.
  if (node && form?.kind === 'items' && form.inPlace) {
    goToField(session, nodeId, definitionOf(node.type)?.opensAt, caret)
    return
  }
  const isOnPage = form?.kind === 'richText' || (form?.kind === 'text' && form.inPlace)
  flushSync(() => {
    session.select({ containerId: Number(container[0]), nodeId })
    if (field && isOnPage) session.openField(nodeId, field, caret)
    else openSettings(session)
  })
  scrollToModule(moduleElement(nodeId))
  const text = field && isOnPage ? textBoxOf(moduleElement(nodeId), field) : undefined
  // The module does not show this text until something else is set, which is done in the settings.
  if (isOnPage && !text) flushSync(() => openSettings(session))
  const control = text ?? settingsControlOf(field) ?? moduleElement(nodeId)
  if (!control || control.contains(document.activeElement)) return
  control.focus({ preventScroll: true })
  if (!text) control.scrollIntoView({ block: 'nearest' })
}

/** Focuses a text of the object that the page shows; it stands in no module, and in no settings. */
function goToOwnField(session: EditorSession, nodeId: string, field: string, caret: Caret): void {
  flushSync(() => {
    session.select(null)
    session.openField(nodeId, field, caret)
  })
  const text = textBoxOf(document.querySelector<HTMLElement>('[data-own-fields]'), field)
  if (!text) return
  if (!text.contains(document.activeElement)) text.focus({ preventScroll: true })
  text.scrollIntoView({ block: 'center' })
}

/** Opens the settings beside the page; they stay open for this person. */
export function openSettings(session: EditorSession): void {
  foldDock('right', false)
  session.showSettings(true)
}

function textBoxOf(frame: HTMLElement | null, field: string): HTMLElement | undefined {
  return [...(frame?.querySelectorAll<HTMLElement>('[role="textbox"]') ?? [])].find((box) => box.dataset.field === field)
}

function settingsControlOf(field: string | undefined): HTMLElement | null | undefined {
  const panel = document.querySelector<HTMLElement>('[data-module-settings]')
  const own = field ? panel?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] ${CONTROLS}`) : undefined
  const first = own ?? panel?.querySelector<HTMLElement>(`${CONTROLS}:not([data-close])`)
  return first && chosenOfGroup(first)
}

/** Of radio buttons the one that is chosen, where Tab leads too: from another one an arrow key would choose anew. */
function chosenOfGroup(control: HTMLElement): HTMLElement {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control
  return document.querySelector<HTMLElement>(`input[type="radio"][name="${CSS.escape(control.name)}"]:checked`) ?? control
}
