import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { CONSENT_ANCHOR } from './consent-store.ts'

/**
 * Opens the consent manager when a link to its anchor is clicked, moves the focus into it, and restores the focus on
 * closing. Without JavaScript `:target` in the style sheet opens it.
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
    // In a low window it is not fixed but above the page, so the page has to scroll to it.
    if (isOpened && section.current) section.current.focus({ preventScroll: getComputedStyle(section.current).position === 'fixed' })
  }, [isOpened, section])
  const close = useCallback(() => {
    setOpened(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }, [])
  return [isOpened, close]
}
