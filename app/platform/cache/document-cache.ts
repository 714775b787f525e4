import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A page as it is sent. */
export type RenderedDocument = {
  html: Buffer<ArrayBuffer>
  headers: Record<string, string>
  /** false when a part of it failed to render */
  isWhole: boolean
}

/** Approximate memory of an entry besides its HTML. */
const ENTRY_BYTES = 2_000

/**
 * Complete pages by what they are rendered from, so that a page whose data came out the same after a write is not rendered
 * again (README.md beside this file). Keyed by content, so no write has to drop an entry; the least recently used goes first.
 */
export type DocumentCache = LRUCache<string, RenderedDocument>

/** @param maxBytes upper bound of all pages */
export function createDocumentCache(maxBytes: number): DocumentCache {
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ html }) => html.length + ENTRY_BYTES })
}

/** The key of a page. @param sources everything that its HTML depends on, as text */
export function documentKey(...sources: string[]): string {
  const digest = createHash('sha1')
  for (const source of sources) digest.update(`${source.length} `).update(source)
  return digest.digest('base64url')
}
