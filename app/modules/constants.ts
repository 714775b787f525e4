/** How long an item of the questions takes to open (A §9). */
export const FAQ_ITEM_DELAY_MS = 700
/** How far above its target an anchor list stops that is set to keep more distance (A §9, AMB-10). */
export const FAR_ANCHOR_OFFSET_PX = 600
