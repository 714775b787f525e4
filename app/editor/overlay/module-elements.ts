import { flushSync } from 'react-dom'
import { type ContainerDocument, locate, nodesOf } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { isHidden } from '../../modules/visibility.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { moduleSummary } from '../module-summary.ts'
import type { EditorSession } from '../session/session.ts'
import { pageEdges } from './page-edges.ts'
import { targetAt } from './targets.ts'

/** The element of a module on the page. */
export function moduleElement(nodeId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-node="${CSS.escape(nodeId)}"]`)
}

/** Whether an event target is a module itself, not a text or control inside it. */
export function isModuleElement(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && target.dataset.node !== undefined
}

/**
 * Gives every module on the page a role, an accessible name and a tabindex (roving: one module is the tab stop).
 * Sets attributes on the elements that visitors see; adds none.
 */
export function labelModules(root: HTMLElement, documents: Record<number, ContainerDocument>, selected: string | undefined): void {
  const names = new Map(Object.values(documents).flatMap(labelsIn))
  const hidden = new Set(Object.values(documents).flatMap(hiddenIn))
  const elements = [...root.querySelectorAll<HTMLElement>('[data-node]')]
  const tabStop = elements.find(({ dataset }) => dataset.node === selected) ?? elements[0]
  for (const element of elements) {
    setAttribute(element, 'role', 'group')
    setAttribute(element, 'aria-roledescription', t('Module'))
    setAttribute(element, 'aria-label', names.get(element.dataset.node ?? '') ?? '')
    setAttribute(element, 'tabindex', element === tabStop ? '0' : '-1')
    element.toggleAttribute('data-hidden-module', hidden.has(element.dataset.node ?? ''))
  }
}

/** The ids of the modules that are hidden from visitors. */
export function hiddenIn(container: ContainerDocument): string[] {
  return [...nodesOf(container)].flatMap(({ id, data }) => (isHidden(data) ? [id] : []))
}

/** The accessible name of a module: its type, its number in the container, whether it is hidden, its first words. */
export function moduleLabel(documents: Record<number, ContainerDocument>, nodeId: string): string {
  for (const container of Object.values(documents)) {
    const name = labelsIn(container).find(([id]) => id === nodeId)?.[1]
    if (name) return name
  }
  return ''
}

function labelsIn(container: ContainerDocument): [id: string, name: string][] {
  const nodes = [...nodesOf(container)]
  return nodes.map((node, index) => {
    const { id, type, data } = node
    const definition = definitionOf(type)
    const place = t('{name}, {n} of {total}', { name: definition ? t(definition.label) : type, n: index + 1, total: nodes.length })
    return [id, [place, isHidden(data) && t('Hidden|module'), moduleSummary(node)].filter(Boolean).join(', ')]
  })
}

/**
 * Selects, announces and focuses a module, so that keys act on it.
 * @param announcement announced instead of its name, such as what was just done with it
 */
export function focusModule(session: EditorSession, nodeId: string, announcement?: string): void {
  const { documents } = session.getState()
  const container = Object.entries(documents).find(([, document]) => locate(document, nodeId))
  if (!container) return
  // Renders synchronously: a new module exists afterwards, and a moved one has already lost the focus.
  flushSync(() => {
    session.select({ containerId: Number(container[0]), nodeId })
    session.announce(announcement ?? moduleLabel(documents, nodeId))
  })
  const element = moduleElement(nodeId)
  if (!element || element === document.activeElement) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}

/** The first thing in a module that Tab leads to. */
export function firstStopIn(module: HTMLElement): HTMLElement | null {
  return module.querySelector<HTMLElement>('[role="textbox"], a[href], button, summary, input, select, textarea')
}

/** Selects a module and scrolls to it; the focus stays where it is, such as in the outline. */
export function showModule(session: EditorSession, target: { containerId: number; nodeId: string }): void {
  flushSync(() => session.select(target))
  scrollToModule(moduleElement(target.nodeId))
}

/** Scrolls a module into view unless it is already; a tall one to its beginning. */
export function scrollToModule(element: HTMLElement | null): void {
  const box = element?.getBoundingClientRect()
  if (!box || (box.top >= pageEdges().top && box.bottom <= window.innerHeight)) return
  element?.scrollIntoView({ block: box.height > window.innerHeight / 2 ? 'start' : 'center' })
}

/** The top-level module in the middle of the window, or nearest to it. */
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

function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
