import { createHmac } from 'node:crypto'
import { currentLocale, DEFAULT_LOCALE } from '../../platform/i18n/i18n.ts'
import { decoded } from '../../platform/routing/decoded.ts'
import { cookieDomainOf } from '../cart-cookies.server.ts'

/** A cart in pretix: it belongs to one event, its id ends in `@api`, and its positions have numbers. */
export type PretixCart = { event: string; id: string; positions: number[] }

const ID_LENGTH = 48
const NAMESPACE_LENGTH = 16
const WEBSHOP_CART = /\/webshop\/([\w.-]+)\/w\/[0-9a-f]{16}\/\?take_cart_id=([0-9a-f]{48}%40api)&locale=de&positions=([\d.]+)$/
/** So that nobody makes the site ask pretix for thousands. */
const MAX_POSITIONS = 100

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
 * 0017). pretix cannot be asked for a cart, so the address remembers its positions.
 */
export function cartAddress(publicUrl: string, cart: PretixCart): string {
  return `${publicUrl}/webshop/${cart.event}/${pathOf(cart)}`
}

/** The same page in pretix's shop. @param shopUrl the event there, with a slash at the end */
export function cartPageInShop(shopUrl: string, cart: PretixCart): string {
  return new URL(pathOf(cart), shopUrl).href
}

function pathOf({ id, positions }: PretixCart): string {
  const query = new URLSearchParams({ take_cart_id: id, locale: 'de', positions: positions.join('.') })
  return `w/${id.slice(0, NAMESPACE_LENGTH)}/?${query}`
}

/**
 * The cart of an address; undefined for any other. The address comes from a cookie, so it is untrusted and only its
 * format is checked.
 */
export function cartIn(cartUrl: string | undefined): PretixCart | undefined {
  const [, event, id, positions] = WEBSHOP_CART.exec(cartUrl ?? '') ?? []
  if (!event || !id || !positions) return undefined
  return { event, id: decoded(id), positions: positions.split('.').slice(0, MAX_POSITIONS).map(Number) }
}

/**
 * The address by which a page of pretix is framed on the site, or undefined where it is visited instead: pretix allows
 * framing only of pages of a named cart, and browsers keep their cookies only where shop and site share a domain.
 * `iframe` tells pretix of the frame: it then opens payment providers in a window of their own, and where the browser
 * keeps no cookies it offers to go on in a new tab.
 */
export function framedByPretix(address: string, publicUrl: string): string | undefined {
  const [shop, site] = [new URL(address), new URL(publicUrl)]
  const isOneSite = shop.hostname === site.hostname || domainOf(shop.hostname) === domainOf(site.hostname)
  if (!isOneSite || !/\/w\/[0-9a-zA-Z]{16}\//.test(shop.pathname)) return undefined
  // The house's own addresses of carts ask for the first language.
  if (currentLocale() !== DEFAULT_LOCALE) shop.searchParams.set('locale', currentLocale())
  shop.searchParams.set('iframe', '1')
  return shop.href
}

/** The domain on which cookies are shared; a host without a parent domain is its own. */
function domainOf(hostname: string): string {
  return cookieDomainOf(hostname) ?? hostname
}
