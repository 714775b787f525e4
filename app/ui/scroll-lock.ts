import { useEffect } from 'react'

let locks = 0

/**
 * While `locked`, the page below neither scrolls nor shifts by the width of its scrollbar (A §4). Several overlays may
 * lock it at once; it is released with the last.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    lock()
    return unlock
  }, [locked])
}

function lock(): void {
  if (locks++ > 0) return
  const root = document.documentElement
  root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`
  root.classList.add('no-scroll')
}

function unlock(): void {
  if (--locks > 0) return
  const root = document.documentElement
  root.style.paddingInlineEnd = ''
  root.classList.remove('no-scroll')
}
