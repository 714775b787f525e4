export { adminMediaApi } from './api.server.ts'
export { logMediaChanges } from './log-media-changes.server.ts'
export { assertMayChangeFile, listedFiles, mayReadFile } from './own-files.server.ts'
export { mediaRecordType } from './record-type.ts'
