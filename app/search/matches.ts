/**
 * How an indexed word matches a typed one, best first: it has the same stem, begins with the typed word, contains it (or is
 * a part of a compound that was typed), or is a correction of it. The database decides which (`search_matches`).
 */
export const MATCH_KINDS = ['stem', 'prefix', 'substring', 'typo'] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/** A word of the index and its stem, by which documents are found; of parts that were typed apart, all of them with spaces between. */
export type IndexedWord = { word: string; stem: string }

/** A typed word, normalized and as typed in lower case, with the indexed words that match it. */
export type MatchedWord = { typed: string; plain: string; matches: (IndexedWord & { kind: MatchKind })[] }
