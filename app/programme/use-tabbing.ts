import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const POINTING = ['wheel', 'touchmove', 'pointerdown'] as const

/** Whether an element is being navigated by keyboard: from a visible focus in it until the next pointer event. */
export function useTabbing(ref: RefObject<HTMLElement | null>): boolean {
  const [isTabbing, setTabbing] = useState(false)
  // Before anything is painted or trimmed, since the focus may be in the element already.
  useLayoutEffect(() => setTabbing(Boolean(ref.current?.querySelector(':focus-visible'))), [ref])
  useEffect(() => {
    const element = ref.current
    const onFocus = (event: FocusEvent) => setTabbing(event.target instanceof Element && event.target.matches(':focus-visible'))
    const onPointing = () => setTabbing(false)
    element?.addEventListener('focusin', onFocus)
    for (const name of POINTING) window.addEventListener(name, onPointing, { passive: true })
    return () => {
      element?.removeEventListener('focusin', onFocus)
      for (const name of POINTING) window.removeEventListener(name, onPointing)
    }
  }, [ref])
  return isTabbing
}
