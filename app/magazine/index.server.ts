export { magazineApi } from './api.server.ts'
