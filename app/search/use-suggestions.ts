import { useEffect, useState } from 'react'
import { reportFromBrowser } from '../platform/errors/report-from-browser.ts'
import { SUGGESTION_PAUSE_MS } from './constants.ts'
import { fetchSuggestions, type ShownSuggestion } from './suggestions.ts'

/**
 * Fetches suggestions for the text typed so far, debounced, while `isEnabled`. The previous ones stay until the next
 * response; an empty query has none. A failure is reported to the server and not shown (B §8).
 * @returns undefined until the first response
 */
export function useSuggestions(query: string, isEnabled: boolean): ShownSuggestion[] | undefined {
  const [suggestions, setSuggestions] = useState<ShownSuggestion[]>()
  const isEmpty = query.trim() === ''
  useEffect(() => {
    if (isEmpty) setSuggestions(undefined)
    if (isEmpty || !isEnabled) return
    const request = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(query, request.signal).then(setSuggestions, (error: unknown) => {
        if (request.signal.aborted) return
        setSuggestions(undefined)
        reportFromBrowser(error, 'autocomplete')
      })
    }, SUGGESTION_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query, isEnabled, isEmpty])
  return suggestions
}
