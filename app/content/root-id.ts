/** The id by which operations address the document itself, whose columns hold the top nodes. */
export const ROOT_ID = 'root'
