export { translationsApi } from './api.server.ts'
