import { useLayoutEffect, useState } from 'react'

/** An element right below the toolbar, for the bar of a comparison; null without a toolbar. */
export function useSlotBelowToolbar(): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const toolbar = document.querySelector('[data-editor-bar]')
    if (!toolbar) return
    const element = document.createElement('div')
    // What sticks in it does so in the page, like the toolbar itself.
    element.style.display = 'contents'
    toolbar.after(element)
    setSlot(element)
    return () => element.remove()
  }, [])
  return slot
}
