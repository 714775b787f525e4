/** How many changes of a record one page of its history has. */
export const HISTORY_PAGE_SIZE = 50
