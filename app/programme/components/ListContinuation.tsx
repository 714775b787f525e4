import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { untilRestMs } from '../../ui/scroll.ts'
import type { EventPage } from '../event-list.server.ts'
import { fetchEventPage } from '../fetch-event-page.ts'
import { type ListPosition, restoredPosition, storePageCount, storeScrollTop } from '../list-position.ts'
import { useTabbing } from '../use-tabbing.ts'
import { EventDaysSkeleton } from './EventDaysSkeleton.tsx'
import styles from './ListContinuation.module.css'

type Props = {
  /** key of the history entry that shows the list */
  entry: string
  /** number of performances of the whole list; undefined where its beginning is not on this page */
  count: number | undefined
  /** number of performances shown so far */
  shown: number
  list: RefObject<HTMLDivElement | null>
  more: EventPage[]
  next: string | null
  onPage: (page: EventPage) => void
}

/**
 * Root margin of the end of the list: the next page is loaded when the end is at most this far below the window (B §9),
 * or anywhere above it, as after the End key, a flick or a restored scroll position.
 */
const INFINITE_SCROLL_ROOT_MARGIN = '10000000px 0px 170% 0px'
const NEXT_LINK = 'a[data-next]'
const TITLE_LINKS = 'ol > li :is(h3, h4) a'

/**
 * Loads further pages: as the end of the list comes near, when its link is clicked, or up to the position to restore.
 * During keyboard navigation nothing is loaded automatically, so that the end stays reachable: the link loads the next
 * page.
 */
export default function ListContinuation({ entry, count, shown, list, more, next, onPage }: Props) {
  const { isLoading, hasFailed, load } = usePages(onPage)
  const isTabbing = useTabbing(list)
  const former = useRestoredPosition(entry, more.length)
  const isCatchingUp = more.length < former.pages
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (more.length > 0) storePageCount(entry, more.length)
  }, [entry, more.length])
  useScrollRestoration(entry, list, former.top, isCatchingUp)
  useInlineNextLink(list, next, load, more.length)
  useEffect(() => {
    if (!end.current || !next || isLoading || hasFailed) return
    if (isCatchingUp) return load(next)
    if (isTabbing) return
    const observer = new IntersectionObserver(([intersection]) => intersection?.isIntersecting && load(next), {
      rootMargin: INFINITE_SCROLL_ROOT_MARGIN,
    })
    // During the animated scroll to the top the window may pass the end without the visitor having reached it.
    const timer = setTimeout(() => end.current && observer.observe(end.current), untilRestMs())
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [next, isLoading, hasFailed, isCatchingUp, isTabbing, load])

  return (
    <div ref={end} aria-busy={isLoading}>
      {isLoading && <EventDaysSkeleton days={1} />}
      <LiveRegion hidden={!hasFailed}>
        {isLoading && t('Loading more performances')}
        {!isLoading && !hasFailed && more.length > 0 && pageAnnouncement(more.at(-1), shown, count)}
        {hasFailed && <span className={styles.failed}>{t('More performances could not be loaded.')}</span>}
      </LiveRegion>
    </div>
  )
}

/** The announcement of a loaded page: `10 weitere, 30 von 182`. */
function pageAnnouncement(page: EventPage | undefined, shown: number, count: number | undefined): string {
  const n = page?.days.reduce((sum, { events }) => sum + events.length, 0) ?? 0
  return count === undefined ? t('{n} more performances', { n }) : t('{n} more performances, {shown} of {count}', { n, shown, count })
}

/** Loads pages one after another, never two at once. */
function usePages(onPage: (page: EventPage) => void) {
  const [pending, setPending] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [load] = useState(() => (address: string) => {
    setFailed(false)
    setPending(address)
  })
  useEffect(() => {
    if (!pending) return
    const abort = new AbortController()
    fetchEventPage(pending, abort.signal)
      .then(onPage, (error) => {
        if (abort.signal.aborted) return
        console.warn(error)
        setFailed(true)
      })
      .finally(() => !abort.signal.aborted && setPending(undefined))
    return () => abort.abort()
  }, [pending, onPage])
  return { isLoading: pending !== undefined, hasFailed, load }
}

/** The position to restore in this list; where the list is long enough already, the router has restored it. */
function useRestoredPosition(entry: string, pages: number): ListPosition {
  const [place] = useState((): ListPosition => {
    const former = restoredPosition(entry)
    return pages < former.pages ? former : { pages }
  })
  return place
}

/**
 * Restores the scroll position once the list is long enough again: after a reload, from another site, or from a page of
 * this one that was reloaded meanwhile. Records the position while the list is mounted.
 */
function useScrollRestoration(entry: string, list: Props['list'], top: number | undefined, isCatchingUp: boolean): void {
  const isDone = useRef(top === undefined)
  const isLeft = useNavigation().state !== 'idle'
  // Neither a list that is still too short for its position, nor one that is being left: the next page scrolls to its top
  // while this one may still be drawn.
  const isRecorded = useEffectEvent(() => isDone.current && !isLeft && list.current?.checkVisibility())
  useEffect(() => {
    if (isDone.current || isCatchingUp) return
    isDone.current = true
    window.scrollTo({ top, behavior: 'instant' })
  }, [top, isCatchingUp])
  useEffect(() => {
    let last = window.scrollY
    function onScroll() {
      if (isRecorded()) last = window.scrollY
    }
    const keep = () => isDone.current && storeScrollTop(entry, last)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [entry])
}

/** Makes the link to the next page load it into this list; the focus moves to the first new performance. */
function useInlineNextLink(list: Props['list'], next: string | null, load: (address: string) => void, pages: number): void {
  const firstNew = useRef<number>(undefined)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLAnchorElement>(NEXT_LINK)
    if (!link || !next) return
    function onClick(click: MouseEvent) {
      if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return
      click.preventDefault()
      firstNew.current = list.current?.querySelectorAll(TITLE_LINKS).length
      if (next) load(next)
    }
    link.addEventListener('click', onClick)
    return () => link.removeEventListener('click', onClick)
  }, [list, next, load])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each page that comes
  useEffect(() => {
    if (firstNew.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>(TITLE_LINKS)[firstNew.current]?.focus()
    firstNew.current = undefined
  }, [list, pages])
}
