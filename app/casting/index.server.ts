export { openAbsences } from './absences.server.ts'
export { castingApi } from './api.server.ts'
export { castingRecordTypes } from './record-types.server.ts'
