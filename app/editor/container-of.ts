/** The id of the container that an element of the page belongs to; undefined outside of any. */
export function containerOf(element: Element): number | undefined {
  const container = element.closest('[data-container]')
  return container instanceof HTMLElement ? Number(container.dataset.container) : undefined
}
