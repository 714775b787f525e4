import { type ComponentProps, lazy, Suspense } from 'react'
import { patiently } from '../ui/load-patiently.ts'
import { PartAwaited } from '../ui/PartAwaited.tsx'

const load = patiently(() => import('./SearchForm.tsx').then((module) => ({ default: module.SearchForm })))
const SearchForm = lazy(load)

/** Prefetches the code of the search form; called when the visitor points at the control that opens it. */
export function prefetchSearchForm(): void {
  load().catch(() => undefined)
}

/** The search form, loaded when it is opened, so that it is in no page's initial script. */
export function LazySearchForm(props: ComponentProps<typeof SearchForm>) {
  return (
    <Suspense fallback={<PartAwaited />}>
      <SearchForm {...props} />
    </Suspense>
  )
}
