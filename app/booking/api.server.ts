import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { createApi, validationProblem } from '../platform/http/api.ts'
import { CART_AMOUNT_COOKIE, CART_URL_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { assertSameSiteWrite } from '../platform/http/csrf.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { findEvent } from '../programme/index.server.ts'
import { CART_COOKIE_MINUTES, MAX_TICKETS_PER_TYPE } from './constants.ts'
import { cookieDomainOf } from './cookie-domain.ts'
import { refreshOffers } from './offers.server.ts'
import { ShopRefusal, type TicketShop } from './ticket-shop.ts'

/** The cart create payload (B §3). */
const cartSchema = z
  .strictObject({
    quantities: z.array(z.int().min(1).max(MAX_TICKETS_PER_TYPE)).min(1).max(20),
    event_jet_id: z.string().min(1).max(80),
    sale_type_ids: z.array(z.int()).min(1).max(20),
    seat_group: z.string().min(1).max(80).optional(),
    block_id: z.int().optional(),
  })
  .refine((cart) => cart.quantities.length === cart.sale_type_ids.length, {
    path: ['quantities'],
    error: () => t('Some entries are not valid.'),
  })

/** The calls of booking: put tickets into the shop's cart, read what is left of a performance (B §7). */
export function bookingApi(platform: Platform, shop: TicketShop | undefined) {
  const api = createApi()

  api.post('/shop-cart', async (context) => {
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    const parsed = cartSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) throw validationProblem(parsed.error.issues)
    if (!shop) throw new Problem(503, 'shop_offline', t('Webshop offline'), { response_code: 0 })
    const cart = await add(platform, shop, parsed.data, cookieOf(context.req.header('cookie'), CART_URL_COOKIE))
    for (const cookie of cartCookies(cart, context.req.url, platform.config.publicUrl.startsWith('https:'))) {
      context.header('set-cookie', cookie, { append: true })
    }
    await refreshOffers(platform, shop, [parsed.data.event_jet_id])
    return context.json({ tickets_quantity: cart.ticketsQuantity, cart_url: cart.url })
  })

  api.get('/events/:id{[1-9]\\d*}/offer', async (context) => {
    const id = Number(context.req.param('id'))
    const before = await findEvent(platform, id)
    if (!before) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    if (shop && before.event.idJet) await refreshOffers(platform, shop, [before.event.idJet])
    const row = (await findEvent(platform, id)) ?? before
    context.header('cache-control', 'no-store')
    return context.json({ seat_groups: row.event.seatGroups })
  })

  return api
}

type CartInput = z.infer<typeof cartSchema>

async function add(platform: Platform, shop: TicketShop, input: CartInput, cartUrl: string | undefined) {
  try {
    return await shop.addToCart({
      performance: input.event_jet_id,
      seatGroup: input.seat_group,
      saleTypes: input.sale_type_ids,
      quantities: input.quantities,
      block: input.block_id,
      cart: cartUrl ? cartUrl.split('/').at(-1) : undefined,
      idempotencyKey: createHash('sha256').update(randomUUID()).digest('hex'),
    })
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error
    platform.log.warn({ err: error, performance: input.event_jet_id }, 'cart creation failed')
    const status = error.responseCode === 0 ? 503 : 409
    throw new Problem(status, 'cart_failed', t("Unfortunately, that didn't work."), { response_code: error.responseCode })
  }
}

/** Both cookies live as long as the hold, on the parent domain, path / (B §9). */
function cartCookies(cart: { ticketsQuantity: number; url: string }, requestUrl: string, secure: boolean): string[] {
  const domain = cookieDomainOf(new URL(requestUrl).hostname)
  const rest = `Path=/; Max-Age=${CART_COOKIE_MINUTES * 60}; SameSite=Lax${domain ? `; Domain=${domain}` : ''}${secure ? '; Secure' : ''}`
  return [`${CART_AMOUNT_COOKIE}=${cart.ticketsQuantity}; ${rest}`, `${CART_URL_COOKIE}=${encodeURIComponent(cart.url)}; ${rest}`]
}
