// Figures of the frame (A §9, B §9). Each stands here once.
/** Scrolled past this share of the window's height, the header condenses. */
export const HEADER_CONDENSE_RATIO = 0.25
/** Scrolled past this share of the window's height, sticky links and buttons show. */
export const STICKY_SHOW_RATIO = 0.5
export const SCROLL_TO_TOP_MS = 700
export const HASH_SCROLL_DELAY_MS = 1000
export const HASH_SCROLL_OFFSET_PX = 130
export const HASH_LOOKUP_RETRY_MS = 250
export const HASH_LOOKUP_MAX_TRIES = 100
/** For clicks on anchors of the page itself (AMB-10). */
export const ANCHOR_SCROLL_OFFSET_PX = 200
export const ANCHOR_SCROLL_MS = 700
export const PROGRESS_THROTTLE_MS = 200
export const PROGRESS_HIDE_DELAY_MS = 500
/** A page that takes longer than this shows its skeleton (B §9). */
export const SKELETON_DELAY_MS = 300
export const CHUNK_RELOAD_GUARD_MS = 60_000
/** After this time on a slow line, the visitor is told (AMB-45). */
export const SPEED_LAYER_DELAY_MS = 4000
/** Fewer processor cores and less memory than this count as weak hardware. */
export const WEAK_HARDWARE_MAX_CORES = 2
export const WEAK_HARDWARE_MAX_MEMORY_GIB = 1
export { MAIN_CONTENT_ID } from '../ui/main-content.ts'
/** What stands right behind the main content. */
export const MAIN_END_ID = 'main-end'
export const ALERT_DISMISSAL_SECONDS = 365 * 24 * 60 * 60
/** As many dismissed alerts are remembered; more are not shown at once. */
export const MAX_DISMISSED_ALERTS = 50
