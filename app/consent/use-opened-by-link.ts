import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { CONSENT_ANCHOR } from './consent-store.ts'

/**
 * Opens the manager when a link to it is followed, puts the focus into it, and gives it back on closing.
 * Without JavaScript the style sheet does the opening.
 */
export function useOpenedByLink(section: RefObject<HTMLElement | null>): [isOpened: boolean, close: () => void] {
  const [isOpened, setOpened] = useState(false)
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (window.location.hash === `#${CONSENT_ANCHOR}`) setOpened(true)
    function open(click: MouseEvent) {
      const link = click.target instanceof Element && click.target.closest(`a[href$="#${CONSENT_ANCHOR}"]`)
      if (!link) return
      click.preventDefault()
      click.stopPropagation()
      opener.current = link
      setOpened(true)
    }
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [])
  useEffect(() => {
    // In a low window it stands above the page, where somebody has to be led.
    if (isOpened && section.current) section.current.focus({ preventScroll: getComputedStyle(section.current).position === 'fixed' })
  }, [isOpened, section])
  const close = useCallback(() => {
    setOpened(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }, [])
  return [isOpened, close]
}
