/** The id by which operations address the document itself, the parent of the top-level nodes. No node may have it. */
export const ROOT_ID = 'root'
