import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { type DayView, EventDays, EventDaysSkeleton } from '../../programme/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** The page whose headline the overlay bears; the schedule is a page of the content system too. */
const HEADLINE_URL = `/de/pageeditor-api/page${link('events')}`

/** "Programm und Karten": what plays next, over whatever page one is on (B §2). Its code and data come when it is first opened. */
export default function EventOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const title = useHeadline()
  const fetcher = useFetcher<{ days: DayView[] }>()
  const { load } = fetcher
  useEffect(() => {
    if (open) void load(link('events'))
  }, [open, load])
  return (
    <Dialog open={open} onClose={onClose} title={title} place="full">
      {fetcher.data ? <EventDays days={fetcher.data.days} headingLevel="h3" /> : <EventDaysSkeleton />}
      <p>
        <ButtonLink to={link('events')}>{t('To the programme')}</ButtonLink>
      </p>
    </Dialog>
  )
}

/** The headline an editor gave the schedule; the fixed title until it is there and when it cannot be had (B §8). */
function useHeadline(): string {
  const [headline, setHeadline] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    fetch(HEADLINE_URL, { signal: controller.signal, headers: { accept: 'application/json' } })
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
  return headline || t('Programm und Karten')
}
