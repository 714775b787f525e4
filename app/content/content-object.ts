/** Whatever has containers: a page, an article, a performance, by its kind and number. */
export type ContentObject = { contentType: string; objectId: number }
