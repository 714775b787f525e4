import type { EventPage } from './event-list.server.ts'

/** Further pages that a visitor has loaded, by entry of the browser's history: whoever comes back finds them at once. */
export const loadedPages = new Map<string, EventPage[]>()
