import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { DayWithTeasers } from '../place-teasers.ts'
import { EventDays } from './EventDays.tsx'
import styles from './EventList.module.css'

type Page = { days: DayWithTeasers[]; next: string | null; look: '1' | '2' | '3' }

/** How far below the window the next page is asked for (B §9). */
const INFINITE_SCROLL_ROOT_MARGIN = '0px 0px 170% 0px'

/** The list of performances; further pages come by scrolling, or by the link where there is no JavaScript. */
export function EventList({ first }: { first: Page }) {
  const fetcher = useFetcher<Page>()
  const [more, setMore] = useState<Page[]>([])
  const trigger = useRef<HTMLDivElement>(null)
  const next = (more.at(-1) ?? first).next

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page begins a new list
  useEffect(() => setMore([]), [first])
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) setMore((pages) => [...pages, fetcher.data as Page])
  }, [fetcher.state, fetcher.data])
  useEffect(() => {
    const element = trigger.current
    if (!element || !next || fetcher.state !== 'idle') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetcher.load(next)
      },
      { rootMargin: INFINITE_SCROLL_ROOT_MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [next, fetcher])

  return (
    <>
      <EventDays days={joinDays([first, ...more])} look={first.look} />
      <div ref={trigger} className={styles.more}>
        {next && <a href={next}>{t('More performances')}</a>}
        <span role="status" className="visually-hidden">
          {fetcher.state === 'idle' ? '' : t('More performances are loading')}
        </span>
      </div>
    </>
  )
}

/** A day that goes on on the next page is one day. */
function joinDays(pages: Page[]): DayWithTeasers[] {
  const days: DayWithTeasers[] = []
  for (const day of pages.flatMap((page) => page.days)) {
    const last = days.at(-1)
    if (last?.day !== day.day) days.push(day)
    else days[days.length - 1] = { ...last, events: [...last.events, ...day.events], teasers: [...last.teasers, ...day.teasers] }
  }
  return days
}
