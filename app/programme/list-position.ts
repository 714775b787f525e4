/** The scroll state of the list in one history entry: the number of further pages and the scroll offset. */
export type ListPosition = { pages: number; top?: number }

const MOST_ENTRIES = 20
const STORAGE_KEY = 'event-list-places'
/** The key that React Router gives to every history entry it did not create. */
const NAMELESS_ENTRY = 'default'

/** Stores the number of further pages of a history entry; survives a reload. */
export function storePageCount(entry: string, pages: number): void {
  store(entry, { ...storedPositions()[entry], pages })
}

/** Stores the scroll offset when the list or the document is left. */
export function storeScrollTop(entry: string, top: number): void {
  const { pages } = storedPositions()[entry] ?? { pages: 0 }
  if (pages > 0) store(entry, { pages, top })
}

/** The scroll state to restore after a reload or on returning from another document. */
export function restoredPosition(entry: string): ListPosition {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNewVisit = entry === NAMELESS_ENTRY && arrival?.type === 'navigate'
  return (isNewVisit ? undefined : storedPositions()[entry]) ?? { pages: 0 }
}

function store(entry: string, place: ListPosition): void {
  const { [entry]: _former, ...others } = storedPositions()
  const places = [...Object.entries(others), [entry, place] as const].slice(-MOST_ENTRIES)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // Without storage, a reload begins with the first page.
  }
}

function storedPositions(): Record<string, ListPosition> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    return {}
  }
}
