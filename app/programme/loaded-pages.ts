import type { EventPage } from './event-list.server.ts'

const MOST_ENTRIES = 20
const pagesOf = new Map<string, EventPage[]>()

/** The further pages loaded at a history entry, so that going back shows them without a request. */
export function loadedPages(entry: string): EventPage[] {
  return pagesOf.get(entry) ?? []
}

/** Stores them; only the last MOST_ENTRIES history entries are kept. */
export function storePages(entry: string, pages: EventPage[]): void {
  pagesOf.delete(entry)
  pagesOf.set(entry, pages)
  const [oldest] = pagesOf.keys()
  if (oldest && pagesOf.size > MOST_ENTRIES) pagesOf.delete(oldest)
}
