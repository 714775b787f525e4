import { lazy, Suspense, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { EventView } from '../programme/index.ts'
import buttons from '../ui/Button.module.css'
import styles from './BookingButton.module.css'
import { useQuickBuy, useShopOnline } from './use-house.ts'

const loadDialog = () => import('./BookingDialog.tsx')
const BookingDialog = lazy(loadDialog)

/**
 * The booking button of a list row. The widget that it opens is fetched when a pointer or the focus comes near, so
 * that a list loads without it. Without JavaScript the button leads to the shop.
 */
export function BookingButton({ event }: { event: EventView }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const isOnline = useShopOnline()
  if (!useQuickBuy()) return null
  if (!isOnline) return <span className={styles.offline}>{t('Webshop offline')}</span>
  return (
    <>
      <a
        href={event.ticketUrl || event.url}
        className={`${buttons.button} ${buttons.primary} ${buttons.wide}`}
        aria-label={t('Tickets for {title}, {date}', { title: event.title, date: `${event.shortDate}, ${event.time}` })}
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
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
        <Suspense>
          <BookingDialog event={event} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
