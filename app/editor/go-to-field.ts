import { flushSync } from 'react-dom'
import { locate } from '../content/index.ts'
import { moduleFieldOf } from '../modules/definitions.ts'
import { frameOf } from './overlay/frames.ts'
import type { EditorSession } from './session/session.ts'

const CONTROLS = ':is(input, select, textarea, button)'

/**
 * Goes to a field of a module, wherever it is changed: the caret into a text on the page, the focus to its control in
 * the settings, which are opened. At once, so that no key falls beside it.
 * @param field its path: `content`, `items.0.image`; the first setting when left out
 */
export function goToField(session: EditorSession, nodeId: string, field?: string): void {
  const found = Object.entries(session.getState().documents).find(([, document]) => locate(document, nodeId))
  if (!found) return
  const node = locate(found[1], nodeId)?.node
  const form = node && field ? moduleFieldOf(node.type, field) : undefined
  const isOnPage = form?.kind === 'richText' || (form?.kind === 'text' && form.inPlace)
  flushSync(() => {
    session.select({ containerId: Number(found[0]), nodeId })
    if (field && isOnPage) session.openField(nodeId, field)
    else session.showSettings(true)
  })
  bringIntoView(frameOf(nodeId))
  const text = field && isOnPage ? textOf(frameOf(nodeId), field) : undefined
  // A text that its module does not show as it stands: what it waits for is found in the settings.
  if (isOnPage && !text) flushSync(() => session.showSettings(true))
  const control = text ?? settingOf(field) ?? frameOf(nodeId)
  if (!control || control.contains(document.activeElement)) return
  control.focus({ preventScroll: true })
  if (!text) control.scrollIntoView({ block: 'nearest' })
}

function textOf(frame: HTMLElement | null, field: string): HTMLElement | undefined {
  return [...(frame?.querySelectorAll<HTMLElement>('[role="textbox"]') ?? [])].find((box) => box.dataset.field === field)
}

function settingOf(field: string | undefined): HTMLElement | null | undefined {
  const panel = document.querySelector<HTMLElement>('[data-module-settings]')
  const own = field ? panel?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] ${CONTROLS}`) : undefined
  return own ?? panel?.querySelector<HTMLElement>(`${CONTROLS}:not([data-close])`)
}

/** What is to be filled in is to be seen: a tall module by its beginning. */
function bringIntoView(frame: HTMLElement | null): void {
  const box = frame?.getBoundingClientRect()
  if (!box || (box.top >= 0 && box.bottom <= window.innerHeight)) return
  frame?.scrollIntoView({ block: box.height > window.innerHeight / 2 ? 'start' : 'center' })
}
