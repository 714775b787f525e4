export { ArchiveError } from './archive-error.ts'
export { readArchive } from './read-archive.server.ts'
export { fileKeysOf } from './referenced-files.ts'
export { writeArchive } from './write-archive.server.ts'
