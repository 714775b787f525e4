import type { Context } from 'hono'
import { type Performances, ShopDenied, ShopRejected, ShopUnavailable, syncOffers, type TicketShop } from '../../booking/index.server.ts'
import type { Action } from '../../platform/auth/rights.ts'
import { type ApiEnv, createApi, requireStaff } from '../../platform/http/api.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { requireCsrfToken } from '../../platform/http/csrf.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { compareWithShop } from './compare.server.ts'

/** The endpoints of the ticket shop's screen: the comparison with the programme, and an immediate sync run. */
export function ticketShopApi(platform: Platform, shop: TicketShop | undefined, performances: Performances) {
  const api = createApi()

  async function openShop(context: Context<ApiEnv>, action: Action): Promise<TicketShop> {
    const viewer = await requireStaff(context)
    if (action !== 'read') requireCsrfToken(context.req.raw, platform.config.publicUrl)
    authorize(viewer, action, 'programme')
    if (!shop) throw new Problem(503, 'no_shop', t('No ticket shop is set up.'))
    return shop
  }

  api.get('/admin/shop/differences', async (context) => {
    const open = await openShop(context, 'read')
    return context.json(await orBadGateway(() => compareWithShop(platform, open)))
  })

  api.post('/admin/shop/round', async (context) => {
    const open = await openShop(context, 'write')
    return context.json({ changed: await syncOffers(platform, open, performances) })
  })
  return api
}

/** Runs a request to the shop. @throws Problem 502 when the shop does not answer, or not validly */
async function orBadGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
    if (error instanceof ShopDenied) throw new Problem(502, 'shop_denied', t('The ticket shop refuses the site’s key.'))
    throw new Problem(502, 'shop_unreachable', t('The ticket shop is not responding.'))
  }
}
