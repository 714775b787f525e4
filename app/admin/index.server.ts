export { adminApi } from './api.server.ts'
export { peopleApi } from './people-api.server.ts'
