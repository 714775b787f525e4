/** Puts the keyboard where reading begins: on the title of the page. @returns whether it is there now */
export function focusTitle(): boolean {
  return focusOn(document.querySelector<HTMLElement>('main h1'))
}

/** Puts the focus on whatever there is, without moving the page. @returns whether it has it now; what is covered cannot take it */
export function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
