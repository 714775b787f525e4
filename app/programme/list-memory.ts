/** How far somebody had come in the list of a history entry: its further pages, and where the window stood. */
export type Place = { pages: number; top?: number }

const MOST_ENTRIES = 20
const STORAGE_KEY = 'event-list-places'
/** The name that the router gives to every entry it did not make itself. */
const NAMELESS_ENTRY = 'default'

/** Notes how many further pages a history entry has; that outlives the document, as when it is reloaded. */
export function rememberPages(entry: string, pages: number): void {
  store(entry, { ...storedPlaces()[entry], pages })
}

/** Keeps where in the window's height somebody was when the list or the document went. */
export function rememberTop(entry: string, top: number): void {
  const { pages } = storedPlaces()[entry] ?? { pages: 0 }
  if (pages > 0) store(entry, { pages, top })
}

/** The place to which whoever reloads or comes back from another document returns. */
export function rememberedPlace(entry: string): Place {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNewVisit = entry === NAMELESS_ENTRY && arrival?.type === 'navigate'
  return (isNewVisit ? undefined : storedPlaces()[entry]) ?? { pages: 0 }
}

function store(entry: string, place: Place): void {
  const { [entry]: _former, ...others } = storedPlaces()
  const places = [...Object.entries(others), [entry, place] as const].slice(-MOST_ENTRIES)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // Where nothing may be stored, a reload begins with the first page.
  }
}

function storedPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    return {}
  }
}
