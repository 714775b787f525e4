export { bookingApi } from './api.server.ts'
export { chooseShop } from './choose-shop.server.ts'
export { bookingJobs, keepOffersFresh, type OffersKeeper, refreshOffers } from './offers.server.ts'
export type { TicketShop } from './ticket-shop.ts'
