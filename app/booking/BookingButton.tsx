import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { EventView } from '../programme/index.ts'
import buttons from '../ui/Button.module.css'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './BookingButton.module.css'
import { WIDGET_RESET_DELAY_MS } from './constants.ts'
import { LazyBookingForm } from './LazyBookingForm.tsx'

/** The booking button of a list row, which opens the widget over the list. Without JavaScript it leads to the shop. */
export function BookingButton({ event }: { event: EventView }) {
  const [open, setOpen] = useState(false)
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
          setOpen(true)
        }}
      >
        {t('Tickets')}
      </a>
      {open && <Widget event={event} onClosed={() => setOpen(false)} />}
    </>
  )
}

/** The widget as a dialog: a panel at the side, a sheet from below on a phone. One at a time, since it is modal. */
function Widget({ event, onClosed }: { event: EventView; onClosed: () => void }) {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(onClosed, WIDGET_RESET_DELAY_MS)
    return () => clearTimeout(timer)
  }, [open, onClosed])
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={event.title} place="side" zweiklang={event.zweiklang}>
      <p className={styles.when}>
        {event.weekday}, {event.shortDate.slice(-6)} · {event.time} · {event.room}
      </p>
      <LazyBookingForm event={event} inList />
    </Dialog>
  )
}
