import { flushSync } from 'react-dom'
import { type ContainerDocument, locate, nodesOf } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { EditorSession } from '../session/session.ts'
import { targetAt } from './targets.ts'

/** The element of a module on the page. */
export function frameOf(nodeId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"]`)
}

/** Whether keys pressed there are the module's own: neither a text's nor a control's within it. */
export function isFrame(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && target.dataset.node !== undefined
}

/**
 * Makes every module of the page a thing that can be gone to and is called by its name, its place and its first words.
 * The elements stay those that visitors see; one of them is where Tab leads.
 */
export function nameFrames(root: HTMLElement, documents: Record<number, ContainerDocument>, selected: string | undefined): void {
  const names = new Map(Object.values(documents).flatMap(namesIn))
  const frames = [...root.querySelectorAll<HTMLElement>('[data-node]')]
  const wayIn = frames.find(({ dataset }) => dataset.node === selected) ?? frames[0]
  for (const frame of frames) {
    put(frame, 'role', 'group')
    put(frame, 'aria-roledescription', t('Module'))
    put(frame, 'aria-label', names.get(frame.dataset.node ?? '') ?? '')
    put(frame, 'tabindex', frame === wayIn ? '0' : '-1')
  }
}

/** What a module is called: its kind, its place among all of its container, its first words. */
export function nameOfFrame(documents: Record<number, ContainerDocument>, nodeId: string): string {
  for (const held of Object.values(documents)) {
    const name = namesIn(held).find(([id]) => id === nodeId)?.[1]
    if (name) return name
  }
  return ''
}

function namesIn(held: ContainerDocument): [id: string, name: string][] {
  const nodes = [...nodesOf(held)]
  return nodes.map(({ id, type, data }, index) => {
    const definition = definitionOf(type)
    const place = t('{name}, {n} of {total}', { name: definition ? t(definition.label) : type, n: index + 1, total: nodes.length })
    return [id, [place, definition?.summary(data)].filter(Boolean).join(', ')]
  })
}

/**
 * Selects a module, says so, and gives it the focus, so that the keys are its own.
 * @param said what is said instead of its name, such as what has just been done with it
 */
export function goToFrame(session: EditorSession, nodeId: string, said?: string): void {
  const { documents } = session.getState()
  const held = Object.entries(documents).find(([, document]) => locate(document, nodeId))
  if (!held) return
  // Drawn at once: a module that was just made is there, and one that was moved has lost the focus already.
  flushSync(() => {
    session.select({ containerId: Number(held[0]), nodeId })
    session.announce(said ?? nameOfFrame(documents, nodeId))
  })
  const frame = frameOf(nodeId)
  if (!frame || frame === document.activeElement) return
  if (!frame.hasAttribute('tabindex')) frame.tabIndex = -1
  frame.focus({ preventScroll: true })
  frame.scrollIntoView({ block: 'nearest' })
}

/** The module of the page itself that stands in the middle of the window, or nearest to it. */
export function moduleInView(): { containerId: number; nodeId: string } | null {
  const middle = window.innerHeight / 2
  const distance = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top > middle ? top - middle : Math.max(0, middle - bottom)
  }
  const [nearest] = [...document.querySelectorAll<HTMLElement>('[data-container] [data-node]')]
    .filter((element) => !element.parentElement?.closest('[data-node]'))
    .toSorted((left, right) => distance(left) - distance(right))
  return targetAt(nearest ?? null)
}

function put(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
