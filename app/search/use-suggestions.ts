import { useEffect, useState } from 'react'
import { reportFromBrowser } from '../platform/errors/report-from-browser.ts'
import { SUGGESTION_PAUSE_MS } from './constants.ts'
import { fetchSuggestions, type ShownSuggestion } from './suggestions.ts'

/**
 * The suggestions for what is typed, while `wanted`. The last ones stay until new ones are there; an empty query
 * has none. A failure is reported and not shown (B §8).
 * @returns undefined as long as nothing is known
 */
export function useSuggestions(query: string, wanted: boolean): ShownSuggestion[] | undefined {
  const [suggestions, setSuggestions] = useState<ShownSuggestion[]>()
  const isEmpty = query.trim() === ''
  useEffect(() => {
    if (isEmpty) setSuggestions(undefined)
    if (isEmpty || !wanted) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(query, asking.signal).then(setSuggestions, (error: unknown) => {
        if (asking.signal.aborted) return
        setSuggestions(undefined)
        reportFromBrowser(error, 'autocomplete')
      })
    }, SUGGESTION_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, wanted, isEmpty])
  return suggestions
}
