import { parse } from 'tldts'
import { ShopUnavailable } from '../ticket-shop.ts'

/**
 * Requires that a cart's address is a page on the domain of the site or of its shop: visitors are sent there, and
 * browsers store it in a cookie.
 * @param ownAddresses addresses of the site and of the shop
 * @throws ShopUnavailable
 */
export function assertCartAddress(address: string, ownAddresses: string[]): void {
  const url = URL.parse(address)
  const isOwn = url && /^https?:$/.test(url.protocol) && ownAddresses.some((candidate) => domainOf(candidate) === domainOf(url.href))
  if (!isOwn) throw new ShopUnavailable('the ticket shop names a cart that is elsewhere')
}

/** The registrable domain: `haus.example` of `karten.haus.example`. A host without one is returned unchanged. */
function domainOf(address: string): string {
  const { hostname } = new URL(address)
  return parse(hostname, { allowPrivateDomains: true }).domain ?? hostname
}
