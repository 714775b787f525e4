import { useEffect } from 'react'

declare global {
  interface Window {
    /** Called when React starts to receive clicks, and again when the page has been hydrated; then deleted. */
    wake?: () => void
  }
}

/**
 * Inline script that records which buttons are clicked before the page's scripts have loaded, on a slow network or
 * device, so that no click is lost; each button is replayed once, however often it was clicked. Links, forms and
 * popover buttons work without script. The same text on every page.
 */
export const RECORD_EARLY_CLICKS = `{let d=document,early=new Set,hear=e=>{let b=e.target.closest('button[type="button"]:not([popovertarget])');b&&early.add(b)};d.addEventListener("click",hear);window.wake=()=>{d.removeEventListener("click",hear);window.wake=()=>{delete window.wake;for(let b of early)b.click()}}}`

/** Last element of a page: replays the recorded clicks once the page has been hydrated. */
export function ReplayEarlyClicks() {
  useEffect(() => window.wake?.(), [])
  return null
}
