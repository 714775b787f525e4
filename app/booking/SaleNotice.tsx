import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { webshopLink } from '../platform/routing/webshop-path.ts'
import { useLayoutData } from '../site/index.ts'
import { ButtonLink } from '../ui/Button.tsx'
import type { BookableEvent, OfferedEvent } from './bookable-event.ts'
import styles from './SaleNotice.module.css'
import type { SaleState } from './sale-state.ts'
import { saleNotice } from './sale-words.ts'
import { TicketShopLink } from './TicketShopLink.tsx'

type Props = {
  sale: SaleState
  /** when the sale opens, in words */
  saleFrom: string | null
  event: Pick<BookableEvent, 'title' | 'shortDate' | 'time' | 'ticketUrl'> & Pick<OfferedEvent, 'until'>
}

/** What stands in the place of tickets where the site sells none: why, and where to go instead. */
export function SaleNotice({ sale, saleFrom, event }: Props) {
  const { title, text, leadsToShop } = saleNotice(sale, saleFrom, useLayoutData()?.ticketNotes, event.until)
  return (
    <div className={styles.notice}>
      <p>{title}</p>
      {text && <p>{text}</p>}
      {sale.kind === 'sold-elsewhere' && <TicketShopLink event={event} />}
      {leadsToShop && event.ticketUrl && (
        <ButtonLink to={webshopLink(event.ticketUrl)} wide reloadDocument>
          {t('Go to online shop')}
        </ButtonLink>
      )}
    </div>
  )
}

/** What a performance is that was cancelled or taken out of the programme while a page was open: no shop sells it either. */
export function ClosedSale({ reason }: { reason: string }) {
  return (
    <>
      <p data-said>{reason}</p>
      <ButtonLink to={link('events')} wide reloadDocument>
        {t('See what’s on')}
      </ButtonLink>
    </>
  )
}
