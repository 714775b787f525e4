/** Delay in ms before the input and the suggestions close after the focus has left (B §9, K-026). */
export const SEARCH_BLUR_CLOSE_MS = 200
/** Delay in ms before the input takes the focus after the search button was clicked (B §9, K-027). */
export const SEARCH_FOCUS_DELAY_MS = 200
/** Debounce in ms between the last keystroke and the request for suggestions. */
export const SUGGESTION_PAUSE_MS = 120
/** Width and height in px of the search logo (B §9, K-030). */
export const SEARCH_LOGO_SIZE = { width: 140, height: 84 }
/** The number of the first page of results (K-048). */
export const SEARCH_FIRST_PAGE = 1
/** Marks the address of a page of results that is shown to a source of too many questions; no visitor's address has it. */
export const TOO_MANY_QUESTIONS_PARAMETER = 'too-many'
