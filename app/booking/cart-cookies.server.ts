import { parse } from 'tldts'
import { readCookie } from '../platform/http/cookies.ts'
import { webshopLink } from '../platform/routing/webshop-path.ts'
import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from './cart-cookies.ts'

/** A cart at the ticket shop. */
type Cart = { ticketsQuantity: number; url: string }

/**
 * The `Set-Cookie` values of a cart, for path `/` and the domain that site and shop share (B §9). Those of an empty cart
 * delete both cookies.
 * @param requestUrl the request's URL, for its host
 * @param maxAgeSeconds how long the cart's tickets are still held
 */
export function cartCookies(cart: Cart, requestUrl: string, maxAgeSeconds: number, secure: boolean): string[] {
  const domain = cookieDomainOf(new URL(requestUrl).hostname)
  const age = cart.ticketsQuantity > 0 ? Math.max(0, Math.ceil(maxAgeSeconds)) : 0
  const attributes = `Path=/; Max-Age=${age}; SameSite=Lax${domain ? `; Domain=${domain}` : ''}${secure ? '; Secure' : ''}`
  return [
    `${CART_AMOUNT_COOKIE}=${cart.ticketsQuantity}; ${attributes}`,
    `${CART_URL_COOKIE}=${encodeURIComponent(cart.url)}; ${attributes}`,
  ]
}

/** A page of the site's webshop below its first one. */
const WEBSHOP_PAGE = /^\/webshop\/[^/]/

/**
 * Where the cart that the cookies name is shown, in the language of the request: a page of the site's webshop or of the
 * connected shop. A cookie is untrusted, so one that names another place is ignored.
 */
export function cartPageOf(
  cookies: string | null,
  { publicUrl, SHOP_URL }: { publicUrl: string; SHOP_URL?: string | undefined },
): string | undefined {
  const named = readCookie(cookies, CART_URL_COOKIE)
  const cart = named ? URL.parse(named, publicUrl) : null
  if (!cart) return undefined
  if (cart.hostname === new URL(publicUrl).hostname && WEBSHOP_PAGE.test(cart.pathname)) return webshopLink(cart.pathname + cart.search)
  return SHOP_URL && cart.origin === new URL(SHOP_URL).origin ? cart.href : undefined
}

/**
 * The parent domain on which site and shop share the cart cookies: `www.haus.example` and `shop.haus.example` share
 * `haus.example`. Undefined on localhost, IP addresses and domains without a parent (CART-10). A registrable domain is
 * its own parent: browsers refuse cookies on public suffixes such as `co.at` (the public suffix list).
 */
export function cookieDomainOf(hostname: string): string | undefined {
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true })
  if (isIp || !domain) return undefined
  return hostname === domain ? domain : hostname.slice(hostname.indexOf('.') + 1)
}
