export { adminMediaApi } from './api.server.ts'
export { logMedia as noteMedia } from './note-media.server.ts'
export { mediaRecordType } from './record-type.ts'
