// Figures of the frame (A §9, B §9). Each stands here once.
export const HEADER_CONDENSE_RATIO = 0.25
export const STICKY_SHOW_RATIO = 0.5
export const HASH_SCROLL_DELAY_MS = 1000
export const HASH_SCROLL_OFFSET_PX = 130
export const HASH_LOOKUP_RETRY_MS = 250
export const HASH_LOOKUP_MAX_TRIES = 100
export const PROGRESS_THROTTLE_MS = 200
export const PROGRESS_HIDE_DELAY_MS = 500
export const CHUNK_RELOAD_GUARD_MS = 60_000
export const MAIN_CONTENT_ID = 'main-content'
