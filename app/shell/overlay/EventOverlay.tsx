import { useEffect, useState } from 'react'
import { currentLocale, t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { EventDays, EventDaysSkeleton, type EventPage, fetchEventPage } from '../../programme/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'

/** The page whose headline the overlay shows; the schedule is a page of the content system, too. */
const headlineUrl = () => `/${currentLocale()}/pageeditor-api/page${link('events')}`

/**
 * "Programm und Karten": upcoming performances, over any page (B §2). Its code and data are loaded when it is first
 * opened.
 */
export default function EventOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const title = useHeadline()
  const overview = useOverview(open)
  return (
    <Dialog open={open} onClose={onClose} title={title} place="full">
      <LiveRegion hidden>{overview === 'loading' && t('Loading schedule')}</LiveRegion>
      {overview === 'loading' && <EventDaysSkeleton />}
      {overview === 'failed' && <p>{t('The schedule could not be loaded.')}</p>}
      {typeof overview === 'object' && <Overview page={overview} />}
      <p>
        <ButtonLink to={link('events')}>{t('See what’s on')}</ButtonLink>
      </p>
    </Dialog>
  )
}

function Overview({ page }: { page: EventPage }) {
  if (page.count === 0) return <p>{t('Unfortunately, there are no upcoming events.')}</p>
  return <EventDays days={page.days} headingLevel="h3" />
}

/** The first page of the Spielplan, loaded each time the overlay opens; the previous content stays meanwhile. */
function useOverview(isWanted: boolean): EventPage | 'loading' | 'failed' {
  const [overview, setOverview] = useState<EventPage | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    fetchEventPage(link('events'), controller.signal).then(setOverview, (error) => {
      if (controller.signal.aborted) return
      console.warn(error)
      setOverview((former) => (typeof former === 'object' ? former : 'failed'))
    })
    return () => controller.abort()
  }, [isWanted])
  return overview
}

/** The schedule's headline from the content system; the default title until it is loaded and on failure (B §8). */
function useHeadline(): string {
  const [headline, setHeadline] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    fetch(headlineUrl(), { signal: controller.signal, headers: { accept: 'application/json' } })
      .then(async (response) => {
        if (!response.ok) throw new Error(`headline ${response.status}`)
        const page = (await response.json()) as { headline?: string }
        setHeadline(page.headline ?? '')
      })
      .catch((error) => {
        if (!controller.signal.aborted) console.warn(error)
      })
    return () => controller.abort()
  }, [])
  return headline || t('What’s on and tickets')
}
