import type { Database } from '../platform/database/database.ts'
import type { WriteTags } from './write-tags.ts'

/** The kinds of documents, in the order of suggestions. */
export const SEARCH_KINDS = ['production', 'event', 'series', 'person', 'article', 'page', 'legal', 'venue'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/**
 * A passage of body text; `label` says where it comes from when it is not the thing's own description, `labels` in the further
 * languages of the site. `translation` is of what the thing says in one of them, with its title and detail in it; its text is
 * empty where nothing is translated.
 */
export type Passage = {
  label?: string
  labels?: Record<string, string>
  text: string
  translation?: { locale: string; title: string; detail: string }
}

/** A passage as a card holds it: `words` are the normalized words of its text, separated by spaces. */
export type IndexedPassage = Passage & { words: string }

/** A document of the index. */
export type SearchDocument = {
  objectId: number
  /** id of the production that results group it under */
  groupId?: number
  title: string
  /** the line below the title: date and room, position, rubric */
  detail: string
  /** names and vocabulary that count for more than running text */
  keywords?: string[]
  passages: Passage[]
  url: string
  imageId?: number | null
  /** when it takes place or was published; what is near in time ranks higher */
  happensAt?: Date | null
  /** hidden before this time */
  visibleFrom?: Date | null
  /** hidden from this time on */
  visibleUntil?: Date | null
  /** when its texts change by the passing of time alone, and it has to be indexed again */
  changesAt?: Date | null
}

/** How a feature provides the documents of one kind. A source returns only what visitors may see. */
export type SearchSource = {
  kind: SearchKind
  /** The ids of all records of this kind. */
  all(tx: Database): Promise<number[]>
  /** The ids of the records that a write with these tags may have changed; `all` when it cannot be known. */
  touchedBy(tx: Database, tags: WriteTags): Promise<number[] | 'all'>
  /** The documents of these records; records that visitors may not see, or that were deleted, are left out. */
  read(tx: Database, ids: number[]): Promise<SearchDocument[]>
}
