import { useSyncExternalStore } from 'react'

/** Whether the page is being printed, for what only paper has. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia('print').matches,
    () => false,
  )
}

function follow(onChange: () => void): () => void {
  const printing = matchMedia('print')
  printing.addEventListener('change', onChange)
  return () => printing.removeEventListener('change', onChange)
}
