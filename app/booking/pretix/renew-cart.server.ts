import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** How long a visitor who goes to the checkout waits for it. */
const TIMEOUT_MS = 2000
const CSRF_COOKIE = 'pretix_csrftoken'
const answerSchema = z.object({ success: z.literal(true), expiry: z.iso.datetime({ offset: true }) })

/**
 * Renews the reservation of a cart through the button that pretix's own shop has for it; its API has none. This also
 * makes of the positions that the API created what pretix makes of its own: with their list price, without which no
 * voucher code fits them, and with its automatic discounts.
 *
 * The page's form protection is there for browsers; a program names the same token twice.
 * @param cartPage the cart's page in pretix's shop
 * @returns until when all of the cart is held; undefined when pretix has not said so in time
 */
export async function renewCart(cartPage: string, cartId: string): Promise<Temporal.Instant | undefined> {
  const url = new URL('cart/extend', cartPage)
  url.search = new URLSearchParams({ take_cart_id: cartId, ajax: '1' }).toString()
  const token = randomBytes(16).toString('hex')
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { cookie: `${CSRF_COOKIE}=${token}`, referer: cartPage, accept: 'application/json' },
      body: new URLSearchParams({ csrfmiddlewaretoken: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = answerSchema.safeParse(await response.json())
    return answer.success ? Temporal.Instant.from(answer.data.expiry) : undefined
  } catch {
    return undefined
  }
}
