import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { scrollWindow } from '../ui/scroll.ts'
import {
  ANCHOR_SCROLL_MS,
  ANCHOR_SCROLL_OFFSET_PX,
  HASH_LOOKUP_MAX_TRIES,
  HASH_LOOKUP_RETRY_MS,
  HASH_SCROLL_DELAY_MS,
  HASH_SCROLL_OFFSET_PX,
} from './constants.ts'
import { pollFor } from './poll-for.ts'

/**
 * Scrolls to the target of the hash after a navigation, however late it appears (A §2.4), and to the target of a
 * clicked anchor of the same page (AMB-10).
 */
export function useAnchorScroll(): void {
  const { pathname, hash, key } = useLocation()
  const isGoneBackTo = useNavigationType() === 'POP'
  const former = useRef(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash followed twice scrolls twice
  useLayoutEffect(() => {
    const id = idOf(hash)
    const startsAt = former.current === pathname ? window.scrollY : 0
    former.current = pathname
    // On going back the scroll position is restored instead.
    if (!id || (isGoneBackTo && !window.heldHash)) return
    // The router jumps there at this moment; undo it, so that the smooth scroll begins at the current position.
    queueMicrotask(() => window.scrollTo({ top: startsAt, behavior: 'instant' }))
    return pollFor(() => document.getElementById(id), {
      delayMs: HASH_SCROLL_DELAY_MS,
      retryMs: HASH_LOOKUP_RETRY_MS,
      maxTries: HASH_LOOKUP_MAX_TRIES,
      found: (element) => {
        delete window.heldHash
        scrollToElement(element, HASH_SCROLL_OFFSET_PX)
      },
    })
  }, [hash, key])

  useEffect(() => {
    document.addEventListener('click', onAnchorClick)
    return () => document.removeEventListener('click', onAnchorClick)
  }, [])
}

function onAnchorClick(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
  const anchor = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  const target = anchor && document.getElementById(idOf(anchor.hash))
  if (!target) return
  click.preventDefault()
  history.replaceState(history.state, '', anchor.hash)
  // The focus follows the scroll position.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // An anchor list may ask for a larger offset (AMB-10).
  scrollToElement(target, Number(anchor.dataset.scrollOffset) || ANCHOR_SCROLL_OFFSET_PX)
}

function scrollToElement(element: Element, offsetPx: number): void {
  scrollWindow(() => Math.max(0, element.getBoundingClientRect().top + window.scrollY - offsetPx), ANCHOR_SCROLL_MS)
}

/** The id in a hash. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
