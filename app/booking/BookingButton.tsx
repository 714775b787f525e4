import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { EventView } from '../programme/index.ts'
import buttons from '../ui/Button.module.css'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './BookingButton.module.css'
import { LazyBookingForm } from './LazyBookingForm.tsx'
import { useShopOnline } from './use-shop-online.ts'

/**
 * The booking button of a list row, which opens the widget over the list: a panel at the side, a sheet from below on
 * a phone. It is modal, so only one is open at a time. Without JavaScript the button leads to the shop.
 */
export function BookingButton({ event }: { event: EventView }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (!useShopOnline()) return <span className={styles.offline}>{t('Webshop offline')}</span>
  return (
    <>
      <a
        href={event.ticketUrl || event.url}
        className={`${buttons.button} ${buttons.primary} ${buttons.wide}`}
        aria-label={t('Tickets for {title}, {date}', { title: event.title, date: `${event.shortDate}, ${event.time}` })}
        aria-haspopup="dialog"
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey) return
          click.preventDefault()
          setOpened(true)
          setOpen(true)
        }}
      >
        {t('Tickets')}
      </a>
      {wasOpened && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title={event.title} place="side" zweiklang={event.zweiklang}>
          <p className={styles.when}>
            {event.weekday}, {event.shortDate.slice(-6)} · {event.time} · {event.room}
          </p>
          <LazyBookingForm event={event} isOpen={isOpen} inList />
        </Dialog>
      )}
    </>
  )
}
