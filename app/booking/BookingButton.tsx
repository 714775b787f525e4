import { lazy } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import buttons from '../ui/Button.module.css'
import { patiently } from '../ui/load-patiently.ts'
import { OverlayLink } from '../ui/OverlayLink.tsx'
import styles from './BookingButton.module.css'
import type { BookableEvent, OfferedEvent } from './bookable-event.ts'
import { TicketShopLink } from './TicketShopLink.tsx'
import { useQuickBuy, useShopOnline } from './use-shop-settings.ts'

const loadDialog = patiently(() => import('./BookingDialog.tsx'))
const BookingDialog = lazy(loadDialog)

/**
 * The booking button of a list row. The widget is loaded on the first click; without JavaScript, and where another shop
 * sells the tickets, the button links to the shop.
 */
export function BookingButton({ event }: { event: BookableEvent & Pick<OfferedEvent, 'isSoldElsewhere'> }) {
  const isOnline = useShopOnline()
  if (!useQuickBuy()) return null
  if (event.isSoldElsewhere) return <TicketShopLink event={event} />
  if (!isOnline) return <span className={styles.offline}>{t('Webshop offline')}</span>
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
