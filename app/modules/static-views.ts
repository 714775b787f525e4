import FaqView from './faq/View.tsx'
import FullTeaserView from './full-teaser/View.tsx'
import HeadlineView from './headline/View.tsx'
import HeroMediaView from './hero-media/View.tsx'
import HighlightTeaserView from './highlight-teaser/View.tsx'
import ImageView from './image/View.tsx'
import LinkView from './link/View.tsx'
import QuoteView from './quote/View.tsx'
import SectionView from './section/View.tsx'
import TeaserListView from './teaser-list/View.tsx'
import TextView from './text/View.tsx'
import TwoColumnsView from './two-columns/View.tsx'

/** Views of common modules without behaviour, as one chunk: the browser loads it when it renders one itself (`views.ts`). */
export const staticViews = {
  faq: FaqView,
  'full-teaser': FullTeaserView,
  headline: HeadlineView,
  'hero-media': HeroMediaView,
  'highlight-teaser': HighlightTeaserView,
  image: ImageView,
  link: LinkView,
  quote: QuoteView,
  section: SectionView,
  'teaser-list': TeaserListView,
  text: TextView,
  'two-columns': TwoColumnsView,
}
