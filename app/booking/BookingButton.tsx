import { useEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { EventView } from '../programme/index.ts'
import buttons from '../ui/Button.module.css'
import { useLayer } from '../ui/layer-stack.ts'
import styles from './BookingButton.module.css'
import { BookingForm } from './BookingForm.tsx'
import { WIDGET_RESET_DELAY_MS } from './constants.ts'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useLayer(true, close)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.widget}
      data-zweiklang={event.zweiklang}
      aria-labelledby={`widget-${event.id}`}
      onClose={() => setTimeout(onClosed, WIDGET_RESET_DELAY_MS)}
      onPointerDown={(press) => {
        if (press.target === dialog.current) close()
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={`widget-${event.id}`}>{event.title}</h2>
          <button type="button" onClick={close} aria-label={t('Close')}>
            ×
          </button>
        </header>
        <p className={styles.when}>
          {event.weekday}, {event.shortDate.slice(-6)} · {event.time} · {event.room}
        </p>
        <BookingForm event={event} inList />
      </div>
    </dialog>
  )
}
