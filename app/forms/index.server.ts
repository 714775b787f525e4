export { formsApi } from './api.server.ts'
export { findForms } from './queries.server.ts'
