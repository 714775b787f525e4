import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { EventView } from '../programme/index.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './BookingPanel.module.css'
import { LazyBookingForm } from './LazyBookingForm.tsx'

/** Booking beside the poster of a performance. Without JavaScript it is the way to the shop's own page. */
export function BookingPanel({ event }: { event: EventView }) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <section id="tickets" className={styles.panel} aria-labelledby="tickets-title" data-zweiklang={event.zweiklang}>
      <h2 id="tickets-title">{t('Tickets')}</h2>
      <p className={styles.when}>
        {event.weekday}, {event.shortDate.slice(-6)} · {event.time}
      </p>
      <PanelBody event={event} ready={ready} />
      <p className={styles.help}>{t('Questions? The box office helps you gladly.')}</p>
    </section>
  )
}

function PanelBody({ event, ready }: { event: EventView; ready: boolean }) {
  if (event.status === 'cancelled')
    return <p className={styles.said}>{t('This performance is cancelled. Tickets already bought are refunded.')}</p>
  if (event.isFree) return <p className={styles.said}>{t('Free admission')}</p>
  if (event.saleFrom) return <p className={styles.said}>{event.saleFrom}</p>
  if (event.availability === 'sold-out') return <p className={styles.said}>{t('Sold out')}</p>
  if (!event.isBookable) return <p className={styles.said}>{t('There are no tickets to be booked here.')}</p>
  if (!ready) return <ButtonLink to={event.ticketUrl || '/webshop'}>{t('Book tickets')}</ButtonLink>
  return <LazyBookingForm event={event} />
}
