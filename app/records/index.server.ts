export { recordApi } from './api.server.ts'
export { recordFormApi } from './form-api.server.ts'
export { recordListApi } from './list-api.server.ts'
export type { RenderPage } from './preview.server.ts'
