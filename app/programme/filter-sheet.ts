import { pushStep } from '../ui/history-step.ts'

/**
 * Makes the open sheet of the filter a modal layer: what lies under it can be reached neither by keyboard nor by a
 * reading aid, the focus is in it, and going back closes it before anything else (FILT-18). A popover alone, which it is
 * before the scripts are there, is none of this.
 * @returns ends it, once the sheet is closed or gone
 */
export function holdSheet(sheet: HTMLElement): () => void {
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
