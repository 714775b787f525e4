/** One page of a list with infinite scroll. */
export type ListPage = {
  /** identifies the list it is a page of: its filter as a query string */
  listKey: string
  page: number
  /** address of the next page; null at the end */
  next: string | null
}

/** An event of such a list: it starts over with its first page, or a further page has been fetched. */
export type PageAction<Page extends ListPage> = { reset: Page } | { arrived: Page }

/**
 * Reducer of the loaded pages. Pages are appended in order; a reset leaves only the first (B §4). A page that arrives
 * late, twice, or for another filter is ignored.
 */
export function appendPage<Page extends ListPage>(pages: Page[], action: PageAction<Page>): Page[] {
  if ('reset' in action) return [action.reset]
  const last = pages.at(-1)
  const isNext = last?.listKey === action.arrived.listKey && action.arrived.page === last.page + 1
  return isNext ? [...pages, action.arrived] : pages
}
