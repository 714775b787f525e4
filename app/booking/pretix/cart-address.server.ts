import { createHmac } from 'node:crypto'
import { cookieDomainOf } from '../cart-cookies.server.ts'

/** A cart in pretix: it belongs to one event, and its id ends in `@api`. */
export type PretixCart = { event: string; id: string }

const ID_LENGTH = 48
const NAMESPACE_LENGTH = 16
const WEBSHOP_CART = /\/webshop\/([\w.-]+)\/w\/[0-9a-f]{16}\/\?take_cart_id=([0-9a-f]{48}%40api)(?:&|$)/

/**
 * The id of a cart that does not exist yet. It cannot be guessed without the shop's key, and a repeated request yields
 * the same id.
 */
export function newCartId(token: string, idempotencyKey: string): string {
  return `${createHmac('sha256', token).update(`cart ${idempotencyKey}`).digest('hex').slice(0, ID_LENGTH)}@api`
}

/**
 * Address of a cart's page: the site's webshop page followed by pretix's own path. Under `/w/…/` pretix keeps a
 * separate cart per sixteen-character namespace, adopts the cart named by `take_cart_id`, and allows framing (decision
 * 0017).
 */
export function cartAddress(publicUrl: string, { event, id }: PretixCart): string {
  const query = new URLSearchParams({ take_cart_id: id, locale: 'de' })
  return `${publicUrl}/webshop/${event}/w/${id.slice(0, NAMESPACE_LENGTH)}/?${query}`
}

/**
 * The cart of an address; undefined for any other. The address comes from a cookie, so it is untrusted and only its
 * format is checked.
 */
export function cartIn(cartUrl: string | undefined): PretixCart | undefined {
  const [, event, id] = WEBSHOP_CART.exec(cartUrl ?? '') ?? []
  return event && id ? { event, id: decodeURIComponent(id) } : undefined
}

/**
 * Whether a page of pretix can be framed on the site: pretix allows framing only of pages of a named cart, and browsers
 * keep their cookies only where shop and site share a domain.
 */
export function isFramedByPretix(address: string, publicUrl: string): boolean {
  const [shop, site] = [new URL(address), new URL(publicUrl)]
  const isOneSite = shop.hostname === site.hostname || domainOf(shop.hostname) === domainOf(site.hostname)
  return isOneSite && /\/w\/[0-9a-zA-Z]{16}\//.test(shop.pathname)
}

/** The domain on which cookies are shared; a host without a parent domain is its own. */
function domainOf(hostname: string): string {
  return cookieDomainOf(hostname) ?? hostname
}
