import { containerOf } from '../container-of.ts'

/** A module as an element of the page. */
export type Target = { containerId: number; nodeId: string; element: HTMLElement }

/** The module that something on the page belongs to; the innermost one. */
export function targetAt(target: EventTarget | null): Target | null {
  const element = target instanceof Element ? target.closest('[data-node]') : null
  if (!(element instanceof HTMLElement) || !element.dataset.node) return null
  const containerId = containerOf(element)
  return containerId ? { containerId, nodeId: element.dataset.node, element } : null
}

/** The element of a module that is known by its id. */
export function targetOf(root: HTMLElement, named: { containerId: number; nodeId: string } | null): Target | null {
  const element = named ? root.querySelector(`[data-node="${CSS.escape(named.nodeId)}"]`) : null
  return named && element instanceof HTMLElement ? { ...named, element } : null
}
