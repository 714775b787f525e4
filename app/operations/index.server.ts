export { operationsApi } from './api.server.ts'
export { dashboardApi } from './dashboard-api.server.ts'
export { redirectListApi } from './redirect-list/api.server.ts'
export { ticketShopApi } from './ticket-shop/api.server.ts'
