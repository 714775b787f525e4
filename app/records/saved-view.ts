/** A list as somebody likes to see it. */
export type SavedView = {
  id: number
  /** the list, as its address names it */
  screen: string
  name: string
  query: string
  /** whether the whole house finds it at the list */
  isShared: boolean
  ownerName: string
  mayDelete: boolean
}

/** Parameters that say where in a list somebody is, not which list it is. */
const PLACES = ['after', 'before']

/** What of an address makes a view: what it is narrowed to and how it is sorted, always in the same order. */
export function viewQueryOf(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(([name, value]) => value !== '' && !PLACES.includes(name))
  return new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}
