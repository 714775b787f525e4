export { SEARCH_BLUR_CLOSE_MS } from './constants.ts'
export { LazySearchForm, prefetchSearchForm } from './LazySearchForm.tsx'
export type { SearchSource } from './source.ts'
export type { WriteTags } from './write-tags.ts'
