import { useEffect, useReducer } from 'react'
import { useFetcher } from 'react-router'
import { appendPage, type ListPage } from '../infinite-scroll.ts'

/**
 * Infinite scroll of a list: the first page comes with the route, further pages are fetched one at a time. The
 * loader's data holds a page as `list`.
 * @returns the pages so far, the address of the next one, whether it is loading, and the function that loads it
 */
export function useInfiniteScroll<Page extends ListPage>(first: Page) {
  const fetcher = useFetcher<{ list: Page }>()
  const [pages, dispatch] = useReducer(appendPage<Page>, [first])
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
