import { useEffect } from 'react'

declare global {
  interface Window {
    /** Is called when React begins to hear of presses, and again when the page is at work; then it is gone. */
    wake?: () => void
  }
}

/**
 * Remembers which buttons are pressed before the scripts of the page are there, on a slow line or a slow phone, so
 * that no press is lost; each is done once, however often somebody presses who sees nothing happen. Links, forms and
 * what opens a popover need no script. The same words on every page.
 */
export const RECORD_EARLY_CLICKS = `{let d=document,early=new Set,hear=e=>{let b=e.target.closest('button[type="button"]:not([popovertarget])');b&&early.add(b)};d.addEventListener("click",hear);window.wake=()=>{d.removeEventListener("click",hear);window.wake=()=>{delete window.wake;for(let b of early)b.click()}}}`

/** Stands last in a page: once it is at work, what was pressed before is done. */
export function ReplayEarlyClicks() {
  useEffect(() => window.wake?.(), [])
  return null
}
