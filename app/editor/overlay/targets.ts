import { containerOf } from '../container-of.ts'

/** A module and its element on the page. */
export type Target = { containerId: number; nodeId: string; element: HTMLElement }

/** The innermost module around an event target. */
export function targetAt(target: EventTarget | null): Target | null {
  const element = target instanceof Element ? target.closest('[data-node]') : null
  if (!(element instanceof HTMLElement) || !element.dataset.node) return null
  const containerId = containerOf(element)
  return containerId ? { containerId, nodeId: element.dataset.node, element } : null
}

/** The selected module with its element; null when nothing is selected or the page does not show it. */
export function targetOf(root: HTMLElement, selection: { containerId: number; nodeId: string } | null): Target | null {
  const element = selection ? root.querySelector(`[data-node="${CSS.escape(selection.nodeId)}"]`) : null
  return selection && element instanceof HTMLElement ? { ...selection, element } : null
}
