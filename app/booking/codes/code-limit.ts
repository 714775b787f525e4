/** Longest code that is sent to a shop. */
export const MAX_CODE_LENGTH = 100
