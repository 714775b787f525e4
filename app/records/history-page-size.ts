/** As many changes of a record as are read at once; the last of them leads to those before. */
export const HISTORY_PAGE_SIZE = 50
