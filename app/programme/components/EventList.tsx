import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { firstInteraction } from '../../ui/first-interaction.ts'
import { useDeferredComponent } from '../../ui/load-on-interaction.tsx'
import type { EventPage } from '../event-list.server.ts'
import { loadedPages, storePages } from '../loaded-pages.ts'
import { mergeDays } from '../merge-days.ts'
import { EventDays } from './EventDays.tsx'
import styles from './EventList.module.css'

const loadContinuation = () => import('./ListContinuation.tsx')
const END_OF_LIST = 'end-of-list'

/** On going back the position is restored at once; otherwise further pages wait for the first interaction. */
function whenNeeded(): Promise<void> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'navigate' ? firstInteraction() : Promise.resolve()
}

/**
 * The list of performances with infinite scroll, whose code is loaded on the first interaction; until then, and without
 * JavaScript, a link leads to the next page.
 */
export function EventList({ first }: { first: EventPage }) {
  const { key: entry } = useLocation()
  const [more, setMore] = useState(() => loadedPages(entry))
  const list = useRef<HTMLDivElement>(null)
  const Continuation = useDeferredComponent(loadContinuation, whenNeeded)
  const onPage = useCallback((page: EventPage) => setMore((pages) => [...pages, page]), [])
  const { next } = more.at(-1) ?? first
  const days = mergeDays([first, ...more])
  const shownCount = days.reduce((sum, { events }) => sum + events.length, 0)
  useEffect(() => {
    if (more.length > 0) storePages(entry, more)
  }, [entry, more])

  return (
    <div ref={list}>
      <a href={`#${END_OF_LIST}`} className={styles.skip}>
        {t('Skip performances')}
      </a>
      {first.previous && (
        <p className={styles.earlier}>
          <a href={first.previous}>{t('Earlier performances')}</a>
        </p>
      )}
      <EventDays days={days} />
      {Continuation && (
        <Continuation
          entry={entry}
          count={first.previous ? undefined : first.count}
          shown={shownCount}
          list={list}
          more={more}
          next={next}
          onPage={onPage}
        />
      )}
      <p id={END_OF_LIST} tabIndex={-1} className={styles.more}>
        {next ? (
          <a href={next} data-next>
            {t('More performances')}
          </a>
        ) : (
          t('More dates to be announced.')
        )}
      </p>
    </div>
  )
}
