import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('./SearchForm.tsx').then((module) => ({ default: module.SearchForm }))
const SearchForm = lazy(load)

/** Begins to fetch the search form, as soon as somebody points at what opens it. */
export function prefetchSearchForm(): void {
  load().catch(() => undefined)
}

/** The search form, fetched when somebody wants to search: no page's first view waits for it. */
export function LazySearchForm(props: ComponentProps<typeof SearchForm>) {
  return (
    <Suspense fallback={null}>
      <SearchForm {...props} />
    </Suspense>
  )
}
