import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusOn, focusTitle } from '../ui/focus-title.ts'
import { MAIN_CONTENT_ID } from './constants.ts'
import { idOf } from './use-anchor-scroll.ts'

/**
 * A new page may be rendered some frames after its address changed: behind a menu that is closing, or after a script of
 * its own.
 */
const MAX_FRAMES = 120

/** A link's position among those of a page that lead to the same address. */
type LinkPosition = { href: string; index: number }

/**
 * Announces a new page and moves the focus: to the title of a new page, or, on going back, to the link by which the
 * page was left (WCAG 2.4.3, 4.1.3). Focus that the page itself has set is kept.
 * @returns the text for a live region: the title of the page, from the second page on
 */
export function usePageAnnouncement(): string {
  const { pathname, hash, key } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  const currentPage = useRef({ pathname: firstPathname(), focus: null as Element | null })
  const leftBy = useRef(new Map<string, LinkPosition>())

  const isGoingBack = useRef(false)

  useEffect(() => {
    const record = () => {
      isGoingBack.current = true
    }
    window.addEventListener('popstate', record)
    return () => window.removeEventListener('popstate', record)
  }, [])

  useEffect(() => {
    const record = (click: MouseEvent) => {
      currentPage.current.focus = document.activeElement
      isGoingBack.current = false
      const link = click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[href]')
      if (link) leftBy.current.set(key, positionOf(link))
    }
    document.addEventListener('click', record, { capture: true })
    return () => document.removeEventListener('click', record, { capture: true })
  }, [key])

  useEffect(() => {
    const before = currentPage.current
    const wayBack = isGoingBack.current ? () => returnLink(leftBy.current.get(key), before.pathname) : () => undefined
    isGoingBack.current = false
    if (before.pathname === pathname) return
    currentPage.current = { pathname, focus: null }
    return retryEachFrame(() => {
      setAnnouncement(document.title)
      return hasOwnFocus(before.focus) || focusOn(wayBack() ?? document.getElementById(idOf(hash))) || focusTitle()
    })
  }, [pathname, hash, key])
  return announcement
}

/** The page that this document was loaded with; the first navigation may be over before listeners are registered. */
function firstPathname(): string {
  const [document] = performance.getEntriesByType('navigation')
  return document ? new URL(document.name).pathname : window.location.pathname
}

function positionOf(link: HTMLAnchorElement): LinkPosition {
  return { href: link.href, index: linksTo(link.href).indexOf(link) }
}

/**
 * The link by which a page was left; where none is recorded, because the first click of a visit was on it or the page
 * was reloaded since, the first link to the page one comes from, in the content before header and menu.
 */
function returnLink(place: LinkPosition | undefined, cameFrom: string): HTMLElement | undefined {
  if (place) return linksTo(place.href)[place.index]
  const links = [...document.links].filter((link) => link instanceof HTMLAnchorElement && link.pathname === cameFrom)
  return (links.find((link) => link.closest('main')) ?? links[0]) as HTMLAnchorElement | undefined
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.links].filter((link): link is HTMLAnchorElement => link.href === href && link instanceof HTMLAnchorElement)
}

/** Whether the new page has set the focus in its content. */
function hasOwnFocus(before: Element | null): boolean {
  const now = document.activeElement
  return now !== before && Boolean(document.getElementById(MAIN_CONTENT_ID)?.contains(now))
}

/** Retries on each frame until it succeeds. @returns stops retrying */
function retryEachFrame(tryIt: () => boolean): () => void {
  let frame = 0
  let tries = 0
  const next = () => {
    if (!tryIt() && ++tries < MAX_FRAMES) frame = requestAnimationFrame(next)
  }
  next()
  return () => cancelAnimationFrame(frame)
}
