// The views of which texts are made, as one script: see `views.ts`.
export { FaqView } from './faq/View.tsx'
export { FullTeaserView } from './full-teaser/View.tsx'
export { ImageView } from './image/View.tsx'
export { LinkView } from './link/View.tsx'
export { SectionView } from './section/View.tsx'
export { TextView } from './text/View.tsx'
export { TwoColumnsView } from './two-columns/View.tsx'
