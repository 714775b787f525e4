export { adminMediaApi } from './api.server.ts'
export { noteMedia } from './note-media.server.ts'
export { mediaContentType } from './record-type.ts'
