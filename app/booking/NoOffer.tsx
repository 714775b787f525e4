import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { WEBSHOP_PATH, webshopLink } from '../platform/routing/webshop-path.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './BookingForm.module.css'
import type { Offer } from './use-offer.ts'

/** What the widget says while it has nothing to choose from: why, and where to go instead. */
export function NoOffer({ offer, ticketUrl }: { offer: Offer; ticketUrl: string }) {
  if (offer.state === 'offline') {
    return (
      <div role="status">
        <p className={styles.said}>{t('No connection')}</p>
        <p>{t('Tickets will appear here once you are back online.')}</p>
      </div>
    )
  }
  // Cancelled, or taken out of the programme: no shop sells it either.
  if (offer.state === 'closed') {
    return (
      <div role="status">
        <p className={styles.said}>{offer.reason}</p>
        <ButtonLink to={link('events')} reloadDocument>
          {t('See what’s on')}
        </ButtonLink>
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
