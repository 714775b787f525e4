import { type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import type { EventPage } from '../event-list.server.ts'
import { fetchEventPage } from '../fetch-event-page.ts'
import { type Place, rememberedPlace, rememberPages, rememberTop } from '../list-memory.ts'
import { useTabbing } from '../use-tabbing.ts'
import { EventDaysSkeleton } from './EventDaysSkeleton.tsx'
import styles from './ListContinuation.module.css'

type Props = {
  /** the entry of the browser's history that shows the list */
  entry: string
  list: RefObject<HTMLDivElement | null>
  more: EventPage[]
  next: string | null
  onPage: (page: EventPage) => void
}

/** How far below the window the end of the list may be when the next page is asked for (B §9). */
const INFINITE_SCROLL_ROOT_MARGIN = '0px 0px 170% 0px'
const NEXT_LINK = 'a[data-next]'
const TITLE_LINKS = 'ol > li :is(h3, h4) a'

/**
 * Goes on with the list: as its end comes near, when its link is followed, or up to where somebody was before. Whoever
 * goes through it by keyboard is not outrun: they go on by the link, or past it to what follows.
 */
export default function ListContinuation({ entry, list, more, next, onPage }: Props) {
  const { isLoading, hasFailed, load } = usePages(onPage)
  const isTabbing = useTabbing(list)
  const former = useFormerPlace(entry, more.length)
  const isCatchingUp = more.length < former.pages
  const end = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (more.length > 0) rememberPages(entry, more.length)
  }, [entry, more.length])
  useFormerTop(entry, former.top, isCatchingUp)
  useLinkInPlace(list, next, load, more.length)
  useEffect(() => {
    if (!end.current || !next || isLoading || hasFailed) return
    if (isCatchingUp) return load(next)
    if (isTabbing) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(next), { rootMargin: INFINITE_SCROLL_ROOT_MARGIN })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [next, isLoading, hasFailed, isCatchingUp, isTabbing, load])

  return (
    <div ref={end} aria-busy={isLoading}>
      {isLoading && <EventDaysSkeleton days={1} />}
      <LiveRegion hidden={!hasFailed}>
        {isLoading && t('More performances are loading')}
        {hasFailed && <span className={styles.failed}>{t('Further performances could not be loaded.')}</span>}
      </LiveRegion>
    </div>
  )
}

/** Loads one page after another, never two at once. */
function usePages(onPage: (page: EventPage) => void) {
  const [wanted, setWanted] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [load] = useState(() => (address: string) => {
    setFailed(false)
    setWanted(address)
  })
  useEffect(() => {
    if (!wanted) return
    const abort = new AbortController()
    fetchEventPage(wanted, abort.signal)
      .then(onPage, (error) => {
        if (abort.signal.aborted) return
        console.warn(error)
        setFailed(true)
      })
      .finally(() => !abort.signal.aborted && setWanted(undefined))
    return () => abort.abort()
  }, [wanted, onPage])
  return { isLoading: wanted !== undefined, hasFailed, load }
}

/** Where somebody was in this list before; where it is that long already, the router has brought them there. */
function useFormerPlace(entry: string, pages: number): Place {
  const [place] = useState((): Place => {
    const former = rememberedPlace(entry)
    return pages < former.pages ? former : { pages }
  })
  return place
}

/** Brings somebody who reloaded back to where they were, once the list is long enough again. */
function useFormerTop(entry: string, top: number | undefined, isCatchingUp: boolean): void {
  const isDone = useRef(top === undefined)
  useEffect(() => {
    if (isDone.current || isCatchingUp) return
    isDone.current = true
    window.scrollTo({ top, behavior: 'instant' })
  }, [top, isCatchingUp])
  useEffect(() => {
    const onLeave = () => rememberTop(entry, window.scrollY)
    window.addEventListener('pagehide', onLeave)
    return () => window.removeEventListener('pagehide', onLeave)
  }, [entry])
}

/** Lets the link to the next page bring it into this one; the focus goes on with the first that is new. */
function useLinkInPlace(list: Props['list'], next: string | null, load: (address: string) => void, pages: number): void {
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
