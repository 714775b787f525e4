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

/** The parameter of the record that is open beside a list. */
export const OPENED_PARAMETER = 'entry'

/** Parameters of a page within a list, and of what is open beside it; a saved view always opens at the beginning. */
const PAGE_PARAMETERS = ['after', 'before', OPENED_PARAMETER]

/** The parameters of a URL that a view saves, filters and order, sorted so that equal views have equal queries. */
export function viewQueryOf(parameters: URLSearchParams): string {
  const saved = [...parameters].filter(([name, value]) => value !== '' && !PAGE_PARAMETERS.includes(name))
  return new URLSearchParams(saved.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}
