export { logOwnAccessChange } from './access-log.server.ts'
export { accountApi } from './account/api.server.ts'
export { usersApi } from './api.server.ts'
