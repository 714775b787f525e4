import type { Label } from '../platform/i18n/message-ids.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { SearchKind } from './source.ts'

/** A suggestion as the list shows it. */
export type ShownSuggestion = { title: string; detail: string; kind: SearchKind | ''; picture: PictureSource | null }

/** What the kinds of things are called: one of them, and a group of them. */
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

/** Asks for what answers to the letters typed so far, in small letters (B §7). @throws when the call fails */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<ShownSuggestion[]> {
  const asked = new URLSearchParams({ query: query.trim().toLowerCase() })
  const response = await fetch(`/api/search/autocomplete/?${asked}`, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`autocomplete answered ${response.status}`)
  return readSuggestions(await response.json())
}

/** The suggestions of an answer: bare texts or objects with a title (SEARCH-16); anything else is left out. */
export function readSuggestions(answer: unknown): ShownSuggestion[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((item): ShownSuggestion[] => {
    if (typeof item === 'string') return item ? [{ title: item, detail: '', kind: '', picture: null }] : []
    if (typeof item !== 'object' || item === null || typeof item.title !== 'string' || !item.title) return []
    return [{ title: item.title, detail: item.detail ?? '', kind: item.kind in KIND_NAMES ? item.kind : '', picture: item.picture ?? null }]
  })
}

export type SuggestionGroup = { kind: SearchKind | ''; items: { suggestion: ShownSuggestion; index: number }[] }

/** Suggestions that stand together because they are of one kind, each with its place in the whole list. */
export function groupsOf(suggestions: ShownSuggestion[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = []
  for (const [index, suggestion] of suggestions.entries()) {
    const last = groups.at(-1)
    if (last?.kind === suggestion.kind) last.items.push({ suggestion, index })
    else groups.push({ kind: suggestion.kind, items: [{ suggestion, index }] })
  }
  return groups
}
