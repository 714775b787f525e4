export { reviewApi } from './api.server.ts'
export { commentKind, previewLinkKind } from './log-kinds.ts'
export { limitPreviews, previewOpener } from './preview-links.server.ts'
export { readReviewRevision } from './threads.server.ts'
