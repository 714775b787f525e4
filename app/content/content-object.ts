/** The key of an object that has containers: a page, an article, a performance. */
export type ContentObject = { contentType: string; objectId: number }
