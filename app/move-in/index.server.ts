export { type MoveInItem, type MoveInReport, moveIn } from './move-in.server.ts'
export type { MoveInServices } from './move-in-services.ts'
export { type ReadSource, readSite, readWordPressFile } from './read/read-source.server.ts'
export { undoMoveIn } from './undo-move-in.server.ts'
