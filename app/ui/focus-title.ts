/** Focuses the title of the page. @returns whether it has the focus now */
export function focusTitle(): boolean {
  return focusOn(document.querySelector<HTMLElement>('main h1'))
}

/** Focuses an element without scrolling. @returns whether it has the focus now; inert elements cannot take it */
export function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
