export { reviewApi } from './api.server.ts'
export { commentKind } from './log-kinds.ts'
export { readReviewRevision } from './threads.server.ts'
