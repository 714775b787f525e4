import { t } from '../platform/i18n/i18n.ts'
import { WEBSHOP_PATH, webshopLink } from '../platform/routing/webshop-path.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './BookingForm.module.css'
import { ClosedSale } from './SaleNotice.tsx'
import type { Offer } from './use-offer.ts'

/** What the widget says while it does not know what is sold: why, and where to go instead. */
export function NoOffer({ offer, ticketUrl }: { offer: Exclude<Offer, { state: 'ready' }>; ticketUrl: string }) {
  if (offer.state === 'offline') {
    return (
      <div role="status">
        <p className={styles.said}>{t('No connection')}</p>
        <p>{t('Tickets will appear here once you are back online.')}</p>
      </div>
    )
  }
  if (offer.state === 'closed') {
    return (
      <div role="status">
        <ClosedSale reason={offer.reason} />
      </div>
    )
  }
  return (
    <>
      <p className={styles.said}>{t('Tickets cannot be shown at the moment.')}</p>
      <ButtonLink to={webshopLink(ticketUrl || WEBSHOP_PATH)} reloadDocument>
        {t('Go to online shop')}
      </ButtonLink>
    </>
  )
}
