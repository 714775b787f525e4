import { data, type HeadersFunction, Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { shopFrameHeaders } from '../../platform/http/security-headers.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { ROUTES_PARAMETER } from '../../platform/routing/data-request.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { cartPageOf } from '../cart-cookies.server.ts'
import { cartIn, framedByPretix } from '../pretix/cart-address.server.ts'
import { renewCart } from '../pretix/renew-cart.server.ts'
import styles from './webshop.module.css'

/** Paths of the ticketing provider that are pages of the site (A §2.2, AMB-39). */
const REDIRECTS: Record<string, () => string> = {
  schedule: () => link('events'),
  events: () => link('events'),
  articles: () => link('magazine'),
  subscriptions: () => link('page', { '*': 'abonnements' }),
}

/**
 * The webshop: the pages of the connected ticketing provider, embedded; the rest of the address is the provider's own path
 * (A §2.1). A provider that is only an address of the settings is visited there.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const path = (params['*'] ?? '').replace(/\/$/, '')
  const target = REDIRECTS[path]?.()
  if (target) throw redirect(target)
  const platform = platformOf(context)
  const { site, design } = await readSettings(platform)
  const shop = design.webshopLink || platform.config.SHOP_URL
  const heldCart = site.is_shop_online && !path ? cartPageOf(request.headers.get('cookie'), platform.config) : undefined
  if (heldCart) throw redirect(heldCart, { headers: { 'cache-control': 'no-store' } })
  if (!shop || !site.is_shop_online) return data({ address: null, isCart: false, hasShop: Boolean(shop) })
  const isPretix = platform.config.SHOP_KIND === 'pretix'
  const asked = new URL(request.url)
  // Addresses of pretix end so; the router's request for the data of a page leaves it out.
  const slash = path && (asked.pathname.endsWith('/') || isPretix) ? '/' : ''
  if (asked.searchParams.has(ROUTES_PARAMETER)) asked.searchParams.delete(ROUTES_PARAMETER)
  const page = `${[shop, path].filter(Boolean).join('/')}${slash}${asked.search}`
  // Pages may frame the connected shop alone (content-security-policy.ts); an address of the settings elsewhere is visited.
  if (!isWithin(page, platform.config.SHOP_URL)) throw redirect(page)
  // Codes and discounts apply to the cart that pretix then shows.
  const cart = isPretix ? cartIn(request.url) : undefined
  if (cart) await renewCart(page, cart.id)
  const address = isPretix ? framedByPretix(page, platform.config.publicUrl) : page
  if (!address) throw redirect(page)
  return data({ address, isCart: !path || path.startsWith('cart'), hasShop: true }, { headers: shopFrameHeaders(address) })
}

function isWithin(page: string, shop: string | undefined): boolean {
  return shop !== undefined && URL.parse(page)?.origin === URL.parse(shop)?.origin
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: titleOf(loaderData?.isCart) }]

const titleOf = (isCart = false) => (isCart ? t('Cart') : t('Online shop'))

export default function Webshop() {
  const { address, isCart, hasShop } = useLoaderData<typeof loader>()
  if (!address) {
    return (
      <div className={styles.notice}>
        <h1>{hasShop ? t('Webshop offline') : t('No online sales')}</h1>
        <p>{hasShop ? t('Please call the box office, or try again in a few minutes.') : t('We do not sell tickets online.')}</p>
        <p>
          <Link to={link('events')}>{t('See what’s on')}</Link>
        </p>
      </div>
    )
  }
  return (
    <>
      <h1 className="visually-hidden">{titleOf(isCart)}</h1>
      <iframe data-shop className={styles.frame} src={address} title={t('Online shop')} allow="payment" />
    </>
  )
}
