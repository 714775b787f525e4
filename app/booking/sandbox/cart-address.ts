import { parse } from 'tldts'
import { ShopUnavailable } from '../ticket-shop.ts'

/**
 * Visitors are led to a cart's address and browsers are told it in a cookie, so it is believed only where it is a page
 * on the domain of the house or of its shop.
 * @param own addresses of the house and of the shop
 * @throws ShopUnavailable
 */
export function assertCartAddress(address: string, own: string[]): void {
  const url = URL.parse(address)
  const isOwn = url && /^https?:$/.test(url.protocol) && own.some((one) => domainOf(one) === domainOf(url.href))
  if (!isOwn) throw new ShopUnavailable('the ticket shop names a cart that is elsewhere')
}

/** The domain that somebody owns: `haus.example` of `karten.haus.example`. What has none is itself. */
function domainOf(address: string): string {
  const { hostname } = new URL(address)
  return parse(hostname, { allowPrivateDomains: true }).domain ?? hostname
}
