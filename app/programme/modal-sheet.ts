import { pushStep } from '../ui/history-step.ts'

/**
 * Makes the open filter sheet modal: everything outside it is inert, the focus moves into it, and the browser's back
 * button closes it first (FILT-18). Without scripts it is a plain popover.
 * @returns undoes that, once the sheet is closed or unmounted
 */
export function makeModal(sheet: HTMLElement): () => void {
  const inertElements: HTMLElement[] = []
  for (let element = sheet; element !== document.body && element.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      if (sibling === element || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      inertElements.push(sibling)
    }
  }
  sheet.role = 'dialog'
  sheet.ariaModal = 'true'
  if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus({ preventScroll: true })
  const leave = pushStep(() => {
    release()
    sheet.hidePopover()
  })
  function release() {
    for (const element of inertElements.splice(0)) element.inert = false
    sheet.role = 'group'
    sheet.ariaModal = null
    leave()
  }
  return release
}
