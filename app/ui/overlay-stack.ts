import { useEffect, useEffectEvent } from 'react'

type Overlay = { close: () => void }

const overlays: Overlay[] = []

/** Whether any overlay is open. */
export function hasOpenOverlay(): boolean {
  return overlays.length > 0
}

/** Pushes an overlay. @returns removes it again */
export function pushOverlay(close: () => void): () => void {
  const layer = { close }
  overlays.push(layer)
  return () => {
    const index = overlays.indexOf(layer)
    if (index >= 0) overlays.splice(index, 1)
  }
}

/** Closes the topmost overlay, which alone handles Esc (AMB-07). @returns whether there was one */
export function closeTopOverlay(): boolean {
  const top = overlays.at(-1)
  top?.close()
  return top !== undefined
}

/** While `open`, Esc closes this overlay before any below it. */
export function useOverlay(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => (open ? pushOverlay(() => onClose()) : undefined), [open])
}

/**
 * Handles Esc in one place: it closes the topmost overlay; without one `otherwise` is called, which cancels an overlay
 * that is still loading (AMB-07). While a page is edited, Esc is left to the editor.
 */
export function useEscape(otherwise: () => void): void {
  const onEscape = useEffectEvent(otherwise)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isHandledElsewhere(event.target)) return
      event.preventDefault()
      if (!closeTopOverlay()) onEscape()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function isHandledElsewhere(target: EventTarget | null): boolean {
  if (document.body.classList.contains('edit-mode')) return true
  if (target instanceof HTMLElement && target.isContentEditable) return true
  if (hasOpenOverlay()) return false
  // In a field Esc belongs to the browser; a modal dialog or popover outside the stack closes itself.
  return (
    (target instanceof Element && target.matches('input, select, textarea')) ||
    document.querySelector('dialog:modal, :popover-open') !== null
  )
}
