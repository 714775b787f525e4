export { watchApi } from './api.server.ts'
export { dashboardApi } from './dashboard-api.server.ts'
export { shopDeskApi } from './ticket-shop/api.server.ts'
