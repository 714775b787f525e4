import { useEffect } from 'react'

declare global {
  interface Window {
    /** Called when React starts to receive clicks, and again when the page has been hydrated; then deleted (waker.js). */
    wake?: () => void
  }
}

/** Last element of a page: replays the recorded clicks once the page has been hydrated. */
export function ReplayEarlyClicks() {
  useEffect(() => window.wake?.(), [])
  return null
}
