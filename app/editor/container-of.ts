/** The id of the container around an element: that of its module, or of the own fields of the object that the page shows. Undefined outside any. */
export function containerOf(element: Element): number | undefined {
  const container = element.closest('[data-container], [data-own-fields]')
  if (!(container instanceof HTMLElement)) return undefined
  return Number(container.dataset.container ?? container.dataset.ownFields)
}
