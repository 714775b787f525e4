/** The query by which a page in a further language shows staff its draft, with the tools of its translation beside it. */
export const TRANSLATE = 'translate'
