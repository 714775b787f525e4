// Constants of the shell (A §9, B §9).
/** Scroll offset, as a share of the window's height, beyond which the header is condensed. */
export const HEADER_CONDENSE_RATIO = 0.25
/** Scroll offset, as a share of the window's height, beyond which sticky links and buttons are shown. */
export const STICKY_SHOW_RATIO = 0.5
export const SCROLL_TO_TOP_MS = 700
export const HASH_SCROLL_DELAY_MS = 1000
export const HASH_SCROLL_OFFSET_PX = 130
export const HASH_LOOKUP_RETRY_MS = 250
export const HASH_LOOKUP_MAX_TRIES = 100
/** For clicks on anchors of the same page (AMB-10). */
export const ANCHOR_SCROLL_OFFSET_PX = 200
export const ANCHOR_SCROLL_MS = 700
export const PROGRESS_THROTTLE_MS = 200
export const PROGRESS_HIDE_DELAY_MS = 500
/** A navigation that takes longer shows a skeleton (B §9). */
export const SKELETON_DELAY_MS = 300
export const CHUNK_RELOAD_GUARD_MS = 60_000
/** How long a page may take on a slow network before the visitor is told (AMB-45). */
export const SPEED_LAYER_DELAY_MS = 4000
/** A device with at most this many cores and this much memory is low-end. */
export const WEAK_HARDWARE_MAX_CORES = 2
export const WEAK_HARDWARE_MAX_MEMORY_GIB = 1
export { MAIN_CONTENT_ID } from '../ui/main-content.ts'
/** The id of the element after the main content. */
export const MAIN_END_ID = 'main-end'
export const ALERT_DISMISSAL_SECONDS = 365 * 24 * 60 * 60
/** Maximum of dismissed alerts that are stored; no more than this are shown at once. */
export const MAX_DISMISSED_ALERTS = 50

/** Route id of the layout of visitors' pages. */
export const DEFAULT_LAYOUT = 'layouts/default'

/** Ids of the layouts whose main content stands in the body itself. */
export const LAYOUTS_OF_VISITORS: ReadonlySet<string> = new Set([DEFAULT_LAYOUT, 'layouts/webshop'])
