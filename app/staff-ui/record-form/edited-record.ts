/** A record in its form; without an id it is a new one, without a url it has no page on the site; `hasDraft` where its page has changes that are not live. */
export type EditedRecord = {
  id: number | null
  title: string
  values: Record<string, unknown>
  revision: string
  url: string | null
  hasDraft?: boolean
}

/** Passes the form the titles of records that were not selected by search. */
export type AddTitles = (type: string, titles: Record<number, string>) => void
