import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusOn, focusTitle } from '../ui/focus-title.ts'
import { MAIN_CONTENT_ID } from './constants.ts'
import { idOf } from './use-anchor-scroll.ts'

/** A new page may stand a moment after its address: behind a menu that is still closing, or behind a script of its own. */
const MAX_FRAMES = 120

/** A link among those of a page that lead to the same address. */
type LinkPlace = { href: string; index: number }

/**
 * Says what page has come, and puts the focus where reading begins: on the title of a new page, and going back on the
 * link by which the page was left (WCAG 2.4.3, 4.1.3). What a page has itself put the focus on keeps it.
 * @returns the words for a live region: the title of the page, once another than the first has come
 */
export function useArrival(): string {
  const { pathname, hash, key } = useLocation()
  const [words, setWords] = useState('')
  const shown = useRef({ pathname: firstPathname(), focus: null as Element | null })
  const left = useRef(new Map<string, LinkPlace>())

  const isGoingBack = useRef(false)

  useEffect(() => {
    const note = () => {
      isGoingBack.current = true
    }
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])

  useEffect(() => {
    const note = (click: MouseEvent) => {
      shown.current.focus = document.activeElement
      isGoingBack.current = false
      const link = click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[href]')
      if (link) left.current.set(key, placeOf(link))
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [key])

  useEffect(() => {
    const before = shown.current
    const wayBack = isGoingBack.current ? () => linkBack(left.current.get(key), before.pathname) : () => undefined
    isGoingBack.current = false
    if (before.pathname === pathname) return
    shown.current = { pathname, focus: null }
    return onceThere(() => {
      setWords(document.title)
      return hasOwnFocus(before.focus) || focusOn(wayBack() ?? document.getElementById(idOf(hash))) || focusTitle()
    })
  }, [pathname, hash, key])
  return words
}

/** The page that this document came with; the first change of page may be over before anybody listens. */
function firstPathname(): string {
  const [document] = performance.getEntriesByType('navigation')
  return document ? new URL(document.name).pathname : window.location.pathname
}

function placeOf(link: HTMLAnchorElement): LinkPlace {
  return { href: link.href, index: linksTo(link.href).indexOf(link) }
}

/**
 * The link by which a page was left; where nobody has noted it, because the first press of a visit was on it or the page
 * was reloaded since, the first that leads to where one comes from, in the content before header and menu.
 */
function linkBack(place: LinkPlace | undefined, cameFrom: string): HTMLElement | undefined {
  if (place) return linksTo(place.href)[place.index]
  const links = [...document.links].filter((link) => link instanceof HTMLAnchorElement && link.pathname === cameFrom)
  return (links.find((link) => link.closest('main')) ?? links[0]) as HTMLAnchorElement | undefined
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.links].filter((link): link is HTMLAnchorElement => link.href === href && link instanceof HTMLAnchorElement)
}

/** Whether the new page has put the focus somewhere in its content. */
function hasOwnFocus(before: Element | null): boolean {
  const now = document.activeElement
  return now !== before && Boolean(document.getElementById(MAIN_CONTENT_ID)?.contains(now))
}

/** Tries at each frame until it is done. @returns what gives up */
function onceThere(tryIt: () => boolean): () => void {
  let frame = 0
  let tries = 0
  const next = () => {
    if (!tryIt() && ++tries < MAX_FRAMES) frame = requestAnimationFrame(next)
  }
  next()
  return () => cancelAnimationFrame(frame)
}
