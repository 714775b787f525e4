import FaqView from './faq/View.tsx'
import FullTeaserView from './full-teaser/View.tsx'
import ImageView from './image/View.tsx'
import LinkView from './link/View.tsx'
import SectionView from './section/View.tsx'
import TextView from './text/View.tsx'
import TwoColumnsView from './two-columns/View.tsx'

/** Views of the modules for texts, as one chunk (`views.ts`). */
export const textViews = {
  faq: FaqView,
  'full-teaser': FullTeaserView,
  image: ImageView,
  link: LinkView,
  section: SectionView,
  text: TextView,
  'two-columns': TwoColumnsView,
}
