export { noteOwnAccess } from './access-log.server.ts'
export { accountApi } from './account/api.server.ts'
export { peopleApi } from './api.server.ts'
