export { bookingApi } from './api.server.ts'
export { bookingJobs, keepOffersFresh, type OffersKeeper, refreshOffers } from './offers.server.ts'
export { createSandboxShop } from './sandbox/sandbox-shop.server.ts'
export type { TicketShop } from './ticket-shop.ts'
