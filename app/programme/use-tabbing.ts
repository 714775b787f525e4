import { type RefObject, useEffect, useState } from 'react'

const POINTING = ['wheel', 'touchmove', 'pointerdown'] as const

/** Whether somebody goes through a part of the page by keyboard: from the focus they see in it until they point again. */
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
