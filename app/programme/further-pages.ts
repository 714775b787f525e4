/** One page of a list that grows by further pages. */
export type ListPage = {
  /** which list it is a page of: the filter as text */
  of: string
  page: number
  /** address of the next page; null at the end */
  next: string | null
}

/** What happens to such a list: it begins anew, or a page arrives. */
export type PageAction<Page extends ListPage> = { reset: Page } | { arrived: Page }

/**
 * The pages of a list after something has happened to it. Pages only come forward, one after the other; a reset
 * leaves its first alone (B §4). What arrives late, of another filter or for the second time, changes nothing.
 */
export function furtherPages<Page extends ListPage>(pages: Page[], action: PageAction<Page>): Page[] {
  if ('reset' in action) return [action.reset]
  const last = pages.at(-1)
  const isNext = last?.of === action.arrived.of && action.arrived.page === last.page + 1
  return isNext ? [...pages, action.arrived] : pages
}
