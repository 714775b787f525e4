import { useEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { WEBSHOP_PATH, webshopLink } from '../platform/routing/webshop-path.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import styles from './BookingPanel.module.css'
import type { OfferedEvent } from './bookable-event.ts'
import { EventWhen } from './EventWhen.tsx'
import { LazyBookingForm } from './LazyBookingForm.tsx'
import { SaleNotice } from './SaleNotice.tsx'
import { isOpenHere, mayOpenWithCode } from './sale-state.ts'
import { saleLabel } from './sale-words.ts'
import { TestSaleNotice } from './TestSaleNotice.tsx'
import type { WrittenTerms } from './terms/term-changes.ts'
import { useInViewAttribute } from './use-in-view-attribute.ts'

const OTHER_DATES_SHOWN = 3

/**
 * Booking beside the poster of a performance, and below it the next dates of the same production. Without JavaScript it
 * links to the shop's own page.
 */
export function BookingPanel({ event, otherDates }: { event: OfferedEvent; otherDates: OfferedEvent[] }) {
  const [ready, setReady] = useState(false)
  const [terms, setTerms] = useState<WrittenTerms>()
  useEffect(() => setReady(true), [])
  const panel = useRef<HTMLElement>(null)
  useInViewAttribute(panel, 'data-booking-in-view')
  return (
    <section ref={panel} id="tickets" className={styles.panel} aria-labelledby="tickets-title" data-zweiklang={event.zweiklang}>
      <header>
        <h2 id="tickets-title">{t('Tickets')}</h2>
        <EventWhen event={event} now={terms} className={styles.when} />
      </header>
      <TestSaleNotice event={event} />
      <PanelBody event={event} ready={ready} onTerms={setTerms} />
      <OtherDates events={otherDates.slice(0, OTHER_DATES_SHOWN)} />
    </section>
  )
}

function PanelBody({ event, ready, onTerms }: { event: OfferedEvent; ready: boolean; onTerms: (terms: WrittenTerms) => void }) {
  const notice = <SaleNotice sale={event.sale} saleFrom={event.saleFrom} event={event} />
  const isOpen = isOpenHere(event.sale)
  if (!isOpen && !(ready && mayOpenWithCode(event.sale))) return notice
  if (!ready) {
    return (
      <ButtonLink to={webshopLink(event.ticketUrl || WEBSHOP_PATH)} reloadDocument>
        {t('Book tickets')}
      </ButtonLink>
    )
  }
  return <LazyBookingForm event={event} onTerms={onTerms} />
}

/** Other dates of the same production; nothing where there are none. */
function OtherDates({ events }: { events: OfferedEvent[] }) {
  if (events.length === 0) return null
  return (
    <div className={styles.others}>
      <h3>{t('Other dates')}</h3>
      <ul>
        {events.map((otherEvent) => (
          <li key={otherEvent.id}>
            <SmartLink to={otherEvent.url} className={styles.other} prefetch="intent">
              <span>
                {otherEvent.shortDate}, {otherEvent.time}
              </span>
              <span className={styles.price}>{saleLabel(otherEvent.sale, otherEvent.saleFrom) || priceOf(otherEvent)}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function priceOf({ price }: OfferedEvent): string {
  return price ? t('from {price}', { price }) : ''
}
