/** The id of the container around an element; undefined outside any. */
export function containerOf(element: Element): number | undefined {
  const container = element.closest('[data-container]')
  return container instanceof HTMLElement ? Number(container.dataset.container) : undefined
}
