import type { Label } from '../platform/i18n/message-ids.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { callPath } from '../platform/routing/call-path.ts'
import type { SearchKind } from './source.ts'

/** A suggestion of the list; `kind` is empty for a bare text. */
export type ShownSuggestion = { title: string; detail: string; kind: SearchKind | ''; picture: PictureSource | null }

/** The display names of the kinds of results, in the singular and as the heading of a group. */
export const KIND_NAMES: Record<SearchKind, { one: Label; group: Label }> = {
  production: { one: 'Production|hit', group: 'Productions' },
  event: { one: 'Performance', group: 'Performances' },
  series: { one: 'Series', group: 'Series' },
  person: { one: 'Ensemble', group: 'Ensemble' },
  article: { one: 'Magazine', group: 'Magazine' },
  page: { one: 'Page', group: 'Pages' },
  legal: { one: 'Page', group: 'Pages' },
  venue: { one: 'Venue', group: 'Venues' },
}

/**
 * Fetches the suggestions for the text typed so far; it is sent in lower case (B §7).
 * @returns undefined while this source asks too much, which the page of results then says
 * @throws when the request fails
 */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<ShownSuggestion[] | undefined> {
  const params = new URLSearchParams({ query: query.trim().toLowerCase() })
  const response = await fetch(callPath(`/api/search/autocomplete/?${params}`), { signal, headers: { accept: 'application/json' } })
  if (response.status === 429) return undefined
  if (!response.ok) throw new Error(`autocomplete request failed with ${response.status}`)
  return parseSuggestions(await response.json())
}

/** Parses suggestions: bare texts or objects with a title (SEARCH-16); anything else is ignored. */
export function parseSuggestions(response: unknown): ShownSuggestion[] {
  if (!Array.isArray(response)) return []
  return response.flatMap((item): ShownSuggestion[] => {
    if (typeof item === 'string') return item ? [{ title: item, detail: '', kind: '', picture: null }] : []
    if (typeof item !== 'object' || item === null || typeof item.title !== 'string' || !item.title) return []
    return [{ title: item.title, detail: item.detail ?? '', kind: item.kind in KIND_NAMES ? item.kind : '', picture: item.picture ?? null }]
  })
}

export type SuggestionGroup = { kind: SearchKind | ''; items: { suggestion: ShownSuggestion; index: number }[] }

/** Groups runs of suggestions of the same kind; each keeps its index in the whole list, for the arrow keys. */
export function groupByKind(suggestions: ShownSuggestion[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = []
  for (const [index, suggestion] of suggestions.entries()) {
    const last = groups.at(-1)
    if (last?.kind === suggestion.kind) last.items.push({ suggestion, index })
    else groups.push({ kind: suggestion.kind, items: [{ suggestion, index }] })
  }
  return groups
}
