import { pushStep } from '../ui/history-step.ts'

/**
 * Makes the open filter sheet modal: everything outside it is inert, the focus moves into it, and the browser's back
 * button closes it first (FILT-18). Without scripts it is a plain popover.
 * @returns undoes that, once the sheet is closed or unmounted
 */
export function makeModal(sheet: HTMLElement): () => void {
  const held: HTMLElement[] = []
  for (let part = sheet; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const beside of part.parentElement.children) {
      if (beside === part || !(beside instanceof HTMLElement) || beside.inert) continue
      beside.inert = true
      held.push(beside)
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
    for (const part of held.splice(0)) part.inert = false
    sheet.role = 'group'
    sheet.ariaModal = null
    leave()
  }
  return release
}
