import type { Context } from 'hono'
import { type Performances, syncOffers, type TicketShop } from '../../booking/index.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Action } from '../../platform/auth/rights.ts'
import { type ApiEnv, createApi, idParam, jsonBody, parseInput, requireStaff } from '../../platform/http/api.ts'
import { may } from '../../platform/http/authorize.ts'
import { requireCsrfToken } from '../../platform/http/csrf.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireTypeAccess } from '../../records/type-access.server.ts'
import { compareWithShop } from './compare.server.ts'
import { linkPerformances, readShopLinks } from './links.server.ts'
import { linkRangeSchema, linksSchema } from './links.ts'
import { orBadGateway } from './or-bad-gateway.server.ts'
import { adoptFromShop, leaveDifference, settleSchema } from './settle-difference.server.ts'

/** The endpoints of the ticket shop's screen: the comparison with the programme, an immediate sync run, and links; and what is done about a difference as last read. */
export function ticketShopApi(platform: Platform, shop: TicketShop | undefined, performances: Performances) {
  const api = createApi()

  async function openShop(context: Context<ApiEnv>, action: Action): Promise<{ viewer: Viewer; shop: TicketShop }> {
    const viewer = await requireStaff(context, may(action, 'programme'))
    if (action !== 'read') requireCsrfToken(context.req.raw, platform.config.publicUrl)
    if (!shop) throw new Problem(503, 'no_shop', t('No ticket shop is set up.'))
    return { viewer, shop }
  }

  api.get('/admin/shop/differences', async (context) => {
    const { shop } = await openShop(context, 'read')
    return context.json(await orBadGateway(() => compareWithShop(platform, shop)))
  })

  api.post('/admin/shop/round', async (context) => {
    const { shop } = await openShop(context, 'write')
    return context.json({ changed: await syncOffers(platform, shop, performances) })
  })

  api.post('/admin/shop/differences/:id/adopt', async (context) => {
    const { viewer, type } = await requireTypeAccess(context, platform, 'write', 'event')
    const { seen } = await jsonBody(context, settleSchema)
    await adoptFromShop(platform, viewer, type, idParam(context), seen)
    return context.body(null, 204)
  })

  api.post('/admin/shop/differences/:id/leave', async (context) => {
    await requireStaff(context, may('write', 'programme'))
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    const { seen } = await jsonBody(context, settleSchema)
    await leaveDifference(platform, idParam(context), seen)
    return context.body(null, 204)
  })

  api.get('/admin/shop/links', async (context) => {
    const { shop } = await openShop(context, 'read')
    const days = parseInput(linkRangeSchema, context.req.query())
    return context.json(await orBadGateway(() => readShopLinks(platform, shop, days)))
  })

  api.post('/admin/shop/links', async (context) => {
    const { shop, viewer } = await openShop(context, 'write')
    const links = await jsonBody(context, linksSchema)
    return context.json({ linked: await orBadGateway(() => linkPerformances(platform, shop, viewer, links)) })
  })
  return api
}
