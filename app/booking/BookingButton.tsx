import { lazy } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import buttons from '../ui/Button.module.css'
import { OverlayLink } from '../ui/OverlayLink.tsx'
import styles from './BookingButton.module.css'
import type { BookableEvent } from './bookable-event.ts'
import { useQuickBuy, useShopOnline } from './use-shop-settings.ts'

const loadDialog = () => import('./BookingDialog.tsx')
const BookingDialog = lazy(loadDialog)

/**
 * The booking button of a list row. The widget is loaded on the first click; without JavaScript the button links to the
 * shop.
 */
export function BookingButton({ event }: { event: BookableEvent }) {
  const isOnline = useShopOnline()
  if (!useQuickBuy()) return null
  if (!isOnline) return <span className={styles.offline}>{t('Online shop unavailable')}</span>
  return (
    <OverlayLink
      href={event.ticketUrl || event.url}
      className={`${buttons.button} ${buttons.primary} ${buttons.wide}`}
      label={t('Tickets for {title}, {date}', { title: event.title, date: `${event.shortDate}, ${event.time}` })}
      load={loadDialog}
      overlay={(state) => <BookingDialog event={event} {...state} />}
    >
      {t('Tickets')}
    </OverlayLink>
  )
}
