/** Whether a key event belongs to a text, a control or a modal dialog. */
export function isHandledElsewhere(event: Event): boolean {
  const target = event.composedPath()[0]
  if (document.querySelector('dialog:modal')) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [role="menuitem"]')
}
