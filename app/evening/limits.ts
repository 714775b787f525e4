/** For how many minutes an action can be taken back as a whole. */
export const UNDO_MINUTES = 10
/** As long as the note of a performance may be. */
export const MAX_SENTENCE = 300
