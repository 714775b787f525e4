import { type RefObject, useEffect, useState } from 'react'

const POINTING = ['wheel', 'touchmove', 'pointerdown'] as const

/** Whether an element is being navigated by keyboard: from a visible focus in it until the next pointer event. */
export function useTabbing(part: RefObject<HTMLElement | null>): boolean {
  const [isTabbing, setTabbing] = useState(() => part.current?.querySelector(':focus-visible') != null)
  useEffect(() => {
    const element = part.current
    const onFocus = (event: FocusEvent) => setTabbing(event.target instanceof Element && event.target.matches(':focus-visible'))
    const onPointing = () => setTabbing(false)
    element?.addEventListener('focusin', onFocus)
    for (const name of POINTING) window.addEventListener(name, onPointing, { passive: true })
    return () => {
      element?.removeEventListener('focusin', onFocus)
      for (const name of POINTING) window.removeEventListener(name, onPointing)
    }
  }, [part])
  return isTabbing
}
