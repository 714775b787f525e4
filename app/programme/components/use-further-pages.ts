import { useEffect, useReducer } from 'react'
import { useFetcher } from 'react-router'
import { furtherPages, type ListPage } from '../further-pages.ts'

/**
 * A list whose first page came with the address and whose further pages are fetched one by one. The route's data
 * holds a page as `list`.
 * @returns the pages so far, whether one is on its way, and what asks for the next
 */
export function useFurtherPages<Page extends ListPage>(first: Page) {
  const fetcher = useFetcher<{ list: Page }>()
  const [pages, dispatch] = useReducer(furtherPages<Page>, [first])
  useEffect(() => dispatch({ reset: first }), [first])
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) dispatch({ arrived: fetcher.data.list as Page })
  }, [fetcher.state, fetcher.data])
  const next = pages.at(-1)?.next ?? null
  const isLoading = fetcher.state !== 'idle'
  function loadNext() {
    if (next && !isLoading) void fetcher.load(next)
  }
  return { pages, next, isLoading, loadNext }
}
