export { formsApi } from './api.server.ts'
