import { conditionalPage, noSuch, page } from './lists.ts'
import { leftOf } from './positions.ts'
import type { Item, PretixVoucherSetup } from './setup.ts'
import type { PretixApp, PretixState } from './state.ts'

/** What an event sells: products by their categories, what is left of them, vouchers. */
export function serveProducts(app: PretixApp, state: PretixState): void {
  const { server, clock } = state
  app.get('/events/:event/categories/', (context) => page(server, context, context.var.event.categories))
  app.get('/events/:event/items/', (context) => {
    const withPrices = (item: Item) =>
      item.variations.map((variation) => ({ ...variation, price: variation.default_price ?? item.default_price }))
    return conditionalPage(
      server,
      context,
      context.var.event.items.map((item) => ({ ...item, variations: withPrices(item) })),
    )
  })
  app.get('/events/:event/quotas/', (context) => {
    const subevents = context.req.query('subevent__in')?.split(',')
    if (subevents?.some((asked) => !context.var.event.subevents.some(({ id }) => String(id) === asked)))
      return context.json({ subevent__in: ['Select a valid choice. That choice is not one of the available choices.'] }, 400)
    const own = context.var.event.quotas.filter((quota) => !subevents || subevents.includes(String(quota.subevent)))
    if (context.req.query('with_availability') !== 'true') return page(server, context, own)
    const rows = own.map((quota) => ({ ...quota, available_number: leftOf(state, quota), available: leftOf(state, quota) !== 0 }))
    return page(server, context, rows)
  })
  app.get('/events/:event/quotas/:id/', (context) => {
    const quota = context.var.event.quotas.find(({ id }) => String(id) === context.req.param('id'))
    return quota ? context.json(quota) : context.json(noSuch('Quota'), 404)
  })
  app.get('/events/:event/vouchers/', (context) => {
    if (!server.showsVouchers) return context.json({ detail: 'You do not have permission to perform this action.' }, 403)
    const { code, active, block_quota, allow_ignore_quota } = context.req.query()
    const isAsked = (voucher: PretixVoucherSetup) =>
      (!block_quota || String(voucher.block_quota) === block_quota) &&
      (!allow_ignore_quota || String(voucher.allow_ignore_quota) === allow_ignore_quota)
    const isActive = ({ redeemed, max_usages, valid_until }: PretixVoucherSetup) =>
      redeemed < max_usages && (!valid_until || Date.parse(valid_until) > clock.now().epochMilliseconds)
    const asked = context.var.event.vouchers.filter(
      (voucher) =>
        isAsked(voucher) && (!code || voucher.code.toUpperCase() === code.toUpperCase()) && (active !== 'true' || isActive(voucher)),
    )
    return page(server, context, asked)
  })
}
