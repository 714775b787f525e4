import type { EventPage } from './event-list.server.ts'

const MOST_ENTRIES = 20
const pagesOf = new Map<string, EventPage[]>()

/** The further pages that a visitor has loaded at an entry of the browser's history: whoever comes back finds them at once. */
export function loadedPages(entry: string): EventPage[] {
  return pagesOf.get(entry) ?? []
}

/** Keeps them, of the last entries. */
export function keepPages(entry: string, pages: EventPage[]): void {
  pagesOf.delete(entry)
  pagesOf.set(entry, pages)
  const [oldest] = pagesOf.keys()
  if (oldest && pagesOf.size > MOST_ENTRIES) pagesOf.delete(oldest)
}
