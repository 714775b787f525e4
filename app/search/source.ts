import type { Database } from '../platform/database/database.ts'
import type { WriteTags } from './write-tags.ts'

/** What can be found, in the order in which suggestions stand. */
export const SEARCH_KINDS = ['production', 'event', 'series', 'person', 'article', 'page', 'legal', 'venue'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** A piece of running text, with a word on what it is when it is not the thing's own description. */
export type Passage = { label?: string; text: string }

/** One thing as the search knows it. */
export type SearchDocument = {
  objectId: number
  /** under which production results show it; for itself when left out */
  groupId?: number
  title: string
  /** the line below the title: date and room, position, rubric */
  detail: string
  /** names and vocabulary that count for more than running text */
  keywords?: string[]
  passages: Passage[]
  url: string
  imageId?: number | null
  /** when it takes place or came out: what is near in time stands before what is far */
  happensAt?: Date | null
  /** found from then on; from the beginning when left out */
  visibleFrom?: Date | null
  /** found until then; for ever when left out */
  visibleUntil?: Date | null
  /** the moment at which the clock alone changes its texts */
  changesAt?: Date | null
}

/** What a feature tells the search of one kind of thing. Only what visitors may see is ever told. */
export type SearchSource = {
  kind: SearchKind
  /** The ids of all things of this kind. */
  all(tx: Database): Promise<number[]>
  /** The ids of the things that a write bearing these tags may have changed; `all` when it cannot be known. */
  touchedBy(tx: Database, tags: WriteTags): Promise<number[] | 'all'>
  /** The documents of these things; those that visitors may not see, or that are gone, are left out. */
  read(tx: Database, ids: number[]): Promise<SearchDocument[]>
}
