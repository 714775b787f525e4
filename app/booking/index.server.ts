export { admittingOf } from './admitting.ts'
export { bookingApi } from './api.server.ts'
export { createTicketShop, hasTicketShop, shopAccountUrl } from './create-ticket-shop.server.ts'
export { candidateDates, proposeLinks } from './linking/propose-links.ts'
export { readShopDates } from './linking/read-shop-dates.server.ts'
export { createOfferRefresher, type OfferRefresher } from './offer-refresher.server.ts'
export { offered } from './offered.ts'
export { costsNothing, isPaidAtWill, isQuickBookable, leadingPrice, priceFrom } from './offered-prices.ts'
export {
  bookingJobs,
  bookingQueues,
  createWebHooks,
  refreshOffers,
  storeOffers,
  syncOffers,
} from './offers.server.ts'
export type { Performances } from './performances.ts'
export { openingOf } from './sale-opening.ts'
export {
  type BySale,
  forSale,
  type HouseTerms,
  isSelling,
  type SaleState,
  type ShopCondition,
  type ShopSale,
  saleStateOf,
  WORKING_SHOP,
} from './sale-state.ts'
export { saleStateSchema } from './sale-state-schema.ts'
export { lastingSaleLabel, saleLabel, showsPrice } from './sale-words.ts'
export { isJudged, isLowSale, type LowSaleRule, lowSaleWords } from './sales/low-sale.ts'
export { readSales, syncSales } from './sales/sales.server.ts'
export type { Sales } from './sales/sales.ts'
export { readSalesByDay } from './sales/sales-history.server.ts'
export { type InShopReason, priceSchema, type SeatGroup, seatGroupSchema } from './schema.ts'
export { readShopCondition, SHOP_CONNECTION } from './shop-condition.server.ts'
export { leaveShopDate, SHOP_DATES } from './shop-dates/shop-dates.server.ts'
export type { ShopFlag } from './shop-flag.ts'
export { askFlags } from './shop-flags.server.ts'
export { listSyncRuns } from './sync-runs.server.ts'
export {
  type PerformanceStatus,
  type SetupMistake,
  type ShopDate,
  type ShopDateRange,
  ShopDenied,
  ShopForbidden,
  ShopRejected,
  ShopUnavailable,
  type TicketShop,
  takenIn,
} from './ticket-shop.ts'
export { type WebHooks, webHookAddress, webHookApi } from './web-hooks.server.ts'
