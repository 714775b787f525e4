export { searchApi } from './api.server.ts'
