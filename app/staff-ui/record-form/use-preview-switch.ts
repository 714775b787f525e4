import { useEffect, useState } from 'react'

const KEY = 'foyer:form-preview'
/** Where form and preview have room beside each other, as in `screen.module.css`. */
const HAS_ROOM = '(width >= 85.375em)'

/**
 * Whether a form shows its preview. Remembered in this browser, and reopened where both have room beside each other.
 * @param isWriting whether a page is written in the form: then it is beside it until somebody closes it
 */
export function usePreviewSwitch(isWriting: boolean): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const wish = stored() ?? (isWriting ? 'open' : 'closed')
    if (wish === 'open' && matchMedia(HAS_ROOM).matches) setOpen(true)
  }, [isWriting])
  return [
    isOpen,
    () => {
      setOpen(!isOpen)
      store(isOpen ? 'closed' : 'open')
    },
  ]
}

// Storage may be forbidden; the switch then works without a memory.

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(state: 'open' | 'closed'): void {
  try {
    localStorage.setItem(KEY, state)
  } catch {}
}
