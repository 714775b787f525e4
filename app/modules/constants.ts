/** Slides shown at a time unless a module says otherwise (A §9). */
export const SLIDES_PER_VIEW = 1
/** Space between slides (A §9). */
export const SLIDE_SPACING_PX = 24
/** Share of a slider that must be in view before it gets its buttons (A §9). */
export const SLIDER_VISIBLE_RATIO = 0.1
/** How long an item of the questions takes to open (A §9). */
export const FAQ_ITEM_DELAY_MS = 700
/** How far above its target an anchor list stops that is set to keep more distance (A §9, AMB-10). */
export const FAR_ANCHOR_OFFSET_PX = 600
