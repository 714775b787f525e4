import { useEffect, useEffectEvent } from 'react'
import { hearWish } from '../../staff-ui/open-palette.ts'

/**
 * Calls `open` on Ctrl+K, unless the text that is being written takes the key for a link or a dialog is open, and when a screen
 * asks for it.
 */
export function usePaletteKey(open: () => void): void {
  const onOpen = useEffectEvent(open)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || event.defaultPrevented || isInRichText(event.target)) return
      event.preventDefault()
      onOpen()
    }
    window.addEventListener('keydown', press)
    const stopHearing = hearWish('foyer-open-palette', () => onOpen())
    return () => {
      window.removeEventListener('keydown', press)
      stopHearing()
    }
  }, [])
}

function isPaletteKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k' && !document.querySelector('dialog:modal')
}

/** A rich text of a form has the key for its links, as that of a page has. */
function isInRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable && target.ariaMultiLine === 'true'
}
