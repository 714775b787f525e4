/** The key of an object that has containers: a page, an article, a performance. */
export type ContentObject = { contentType: string; objectId: number }

/** What is looked at; without an id all objects of its type. */
export type Viewed = { contentType: string; objectId: number | null }
