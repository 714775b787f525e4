import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `open` on Ctrl+K, unless the text that is being written takes the key for a link, or a dialog is open.
 * Screen readers and browsers leave these keys to the page.
 */
export function usePaletteKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
    if (!isKey || event.defaultPrevented || document.querySelector('dialog:modal')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
