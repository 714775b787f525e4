/**
 * The parent domain on which site and shop share the cart cookies: `www.haus.example` and `shop.haus.example`
 * share `haus.example`. None on localhost, on bare addresses and on a domain without parent (CART-10).
 */
export function cookieDomainOf(hostname: string): string | undefined {
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':')
  const parts = hostname.split('.')
  if (isAddress || parts.length < 2) return undefined
  return parts.length === 2 ? hostname : parts.slice(1).join('.')
}
