import { useEffect, useRef, useState } from 'react'
import { withoutWeekday } from '../platform/format/short-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import { WEBSHOP_PATH, webshopLink } from '../platform/routing/webshop-path.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import styles from './BookingPanel.module.css'
import type { OfferedEvent } from './bookable-event.ts'
import { LazyBookingForm } from './LazyBookingForm.tsx'
import { TicketShopLink } from './TicketShopLink.tsx'
import { useInViewAttribute } from './use-in-view-attribute.ts'
import { useShopOnline } from './use-shop-settings.ts'

const OTHER_DATES_SHOWN = 3

/**
 * Booking beside the poster of a performance, and below it the next dates of the same production. Without JavaScript it
 * links to the shop's own page.
 */
export function BookingPanel({ event, otherDates }: { event: OfferedEvent; otherDates: OfferedEvent[] }) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const panel = useRef<HTMLElement>(null)
  useInViewAttribute(panel, 'data-booking-in-view')
  return (
    <section ref={panel} id="tickets" className={styles.panel} aria-labelledby="tickets-title" data-zweiklang={event.zweiklang}>
      <header>
        <h2 id="tickets-title">{t('Tickets')}</h2>
        <p className={styles.when}>
          {event.weekday}, {withoutWeekday(event.shortDate)} · {event.time}
        </p>
      </header>
      <PanelBody event={event} ready={ready} />
      <OtherDates events={otherDates.slice(0, OTHER_DATES_SHOWN)} />
    </section>
  )
}

function PanelBody({ event, ready }: { event: OfferedEvent; ready: boolean }) {
  const isOnline = useShopOnline()
  if (event.status === 'cancelled') {
    return <PanelMessage title={t('Cancelled')} text={t('This performance has been cancelled. Tickets will be refunded.')} />
  }
  if (event.overLabel) return <PanelMessage title={event.overLabel} />
  if (event.isFree)
    return <PanelMessage title={t('Free admission')} text={t('No ticket needed. Doors open 30 minutes before the start.')} />
  if (event.saleFrom) return <PanelMessage title={event.saleFrom} text={t('Until then, the box office takes advance requests.')} />
  if (event.availability === 'sold-out') {
    return <PanelMessage title={t('Sold out')} text={t('Returns are sold at the box office on the night.')} />
  }
  if (event.isSoldElsewhere) return <SoldElsewhere event={event} />
  if (!event.isBookable) return <PanelMessage title={t('Tickets cannot be booked here.')} />
  if (!isOnline)
    return <PanelMessage title={t('Online shop unavailable')} text={t('Please call the box office, or try again in a few minutes.')} />
  if (!ready) {
    return (
      <ButtonLink to={webshopLink(event.ticketUrl || WEBSHOP_PATH)} reloadDocument>
        {t('Book tickets')}
      </ButtonLink>
    )
  }
  return <LazyBookingForm event={event} />
}

function SoldElsewhere({ event }: { event: OfferedEvent }) {
  return (
    <div className={styles.elsewhere}>
      <p>{t('Another ticket shop sells this performance. The button takes you there.')}</p>
      <TicketShopLink event={event} />
    </div>
  )
}

function PanelMessage({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.said}>
      <p>{title}</p>
      {text && <p>{text}</p>}
    </div>
  )
}

/** Other dates of the same production; nothing where there are none. */
function OtherDates({ events }: { events: OfferedEvent[] }) {
  if (events.length === 0) return <p className={styles.help}>{t('Questions? Our box office is happy to help.')}</p>
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
              <span className={styles.price}>{saleLabel(otherEvent)}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function saleLabel(event: OfferedEvent): string {
  if (event.status === 'cancelled') return t('Cancelled')
  if (event.isFree) return t('Free admission')
  if (event.availability === 'sold-out') return t('Sold out')
  if (event.availability === 'few') return t('Few tickets left')
  return event.price ? t('from {price}', { price: event.price }) : ''
}
