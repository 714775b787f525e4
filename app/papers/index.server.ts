export { papersApi } from './api.server.ts'
