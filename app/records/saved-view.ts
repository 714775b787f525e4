/** The filters and the order of a list, saved under a name. */
export type SavedView = {
  id: number
  /** the list, by its name in the URL */
  screen: string
  name: string
  query: string
  /** whether all users see it at the list */
  isShared: boolean
  ownerName: string
  mayDelete: boolean
}

/** Parameters of a page within a list; a saved view always opens at the beginning. */
const PAGE_PARAMETERS = ['after', 'before']

/** The parameters of a URL that a view saves, filters and order, sorted so that equal views have equal queries. */
export function viewQueryOf(parameters: URLSearchParams): string {
  const saved = [...parameters].filter(([name, value]) => value !== '' && !PAGE_PARAMETERS.includes(name))
  return new URLSearchParams(saved.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}
