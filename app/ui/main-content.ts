/** The id of what a page is about, to which its skip link leads. */
export const MAIN_CONTENT_ID = 'main-content'
