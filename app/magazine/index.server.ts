export { magazineApi } from './api.server.ts'
export { magazineContentTypes } from './content-types.server.ts'
