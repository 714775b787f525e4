import { NO_OFFER, type SaleState, type ShopOffer, saleStateOf, WORKING_SHOP } from '../../app/booking/sale-state.ts'

/** The state of a sale about which the house says nothing of its own. */
export function saleOf(offer: ShopOffer | undefined, now: Temporal.Instant): SaleState['kind'] {
  const terms = { status: 'scheduled', phase: 'coming', isFree: false, saleFrom: null, shopNumber: 'abend', ticketUrl: '' } as const
  return saleStateOf(terms, offer ?? NO_OFFER, WORKING_SHOP, now).kind
}
