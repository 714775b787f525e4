import { useEffect, useEffectEvent } from 'react'

type Overlay = { close: () => void }

const overlays: Overlay[] = []

/** Whether anything lies over the page. */
export function hasOpenOverlay(): boolean {
  return overlays.length > 0
}

/** Puts a layer on top. @returns a function that takes it away again */
export function pushOverlay(close: () => void): () => void {
  const layer = { close }
  overlays.push(layer)
  return () => {
    const index = overlays.indexOf(layer)
    if (index >= 0) overlays.splice(index, 1)
  }
}

/** Esc belongs to the topmost layer alone (AMB-07). @returns whether there was one */
export function closeTopOverlay(): boolean {
  const top = overlays.at(-1)
  top?.close()
  return top !== undefined
}

/** While `open`, Esc closes this layer before any that lies below it. */
export function useOverlay(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => (open ? pushOverlay(() => onClose()) : undefined), [open])
}

/**
 * The one place that hears Esc: it closes the topmost layer; with none known `otherwise` is called, which closes what is on its way to be one (AMB-07).
 * While somebody edits the page, Esc ends what they are doing and is left to the editor.
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
  // In a field Esc is the browser's; a modal dialog or popover that is no layer of ours closes itself.
  return (
    (target instanceof Element && target.matches('input, select, textarea')) ||
    document.querySelector('dialog:modal, :popover-open') !== null
  )
}
