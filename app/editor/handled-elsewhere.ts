/** What takes keys before the page does: Escape closes it. */
const OPEN = 'dialog:modal, [popover]:popover-open:not([role="tooltip"])'

/** Whether a key event belongs to a text, a control, a modal dialog or what has popped up. */
export function isHandledElsewhere(event: Event): boolean {
  const target = event.composedPath()[0]
  if (document.querySelector(OPEN)) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [role="menuitem"]')
}
