/** Duration of the opening animation of a question (A §9). */
export const FAQ_ITEM_DELAY_MS = 700
/** Offset above the target for an anchor list with the larger distance (A §9, AMB-10). */
export const FAR_ANCHOR_OFFSET_PX = 600
