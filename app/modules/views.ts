import { type ComponentType, lazy } from 'react'
import type { ContentNode, ModuleView } from '../content/index.ts'
import { EventListView } from './event-list/View.tsx'
import { FormModuleView } from './form/View.tsx'
import { HeadlineView } from './headline/View.tsx'
import { HeroMediaView } from './hero-media/View.tsx'
import { HighlightTeaserView } from './highlight-teaser/View.tsx'
import { QuoteView } from './quote/View.tsx'
import { TeaserListView } from './teaser-list/View.tsx'

/**
 * What visitors see of each module type. The rules and forms stand in `definitions.ts`, which visitors never load.
 * What opens a house's pages is fetched with every page; the rest only with a page that shows it. The styles of all come
 * with every page (the build keeps them together), so that nothing moves. The server draws all of them alike.
 */
export const moduleViews: Record<string, ModuleView> = {
  'accessibility-statement': later(async () => (await import('./accessibility-statement/View.tsx')).AccessibilityStatementView),
  'anchor-list': later(async () => (await import('./later-views.ts')).AnchorListView),
  audio: later(async () => (await import('./later-views.ts')).AudioView),
  'blog-teaser-list': later(async () => (await import('./later-views.ts')).BlogTeaserListView),
  container: later(async () => (await import('./later-views.ts')).ContainerView),
  'event-list': EventListView,
  faq: later(async () => (await import('./text-views.ts')).FaqView),
  // At once, since its styles once came only with its script. They no longer do (docs/decisions/0027), so it may come later.
  form: FormModuleView,
  'full-teaser': later(async () => (await import('./text-views.ts')).FullTeaserView),
  headline: HeadlineView,
  'hero-media': HeroMediaView,
  'highlight-teaser': HighlightTeaserView,
  html: later(async () => (await import('./later-views.ts')).HtmlView),
  image: later(async () => (await import('./text-views.ts')).ImageView),
  'image-list': later(async () => (await import('./later-views.ts')).ImageListView),
  link: later(async () => (await import('./text-views.ts')).LinkView),
  'logo-list': later(async () => (await import('./later-views.ts')).LogoListView),
  quote: QuoteView,
  section: later(async () => (await import('./text-views.ts')).SectionView),
  'self-hosted-audio': later(async () => (await import('./later-views.ts')).SelfHostedAudioView),
  'self-hosted-video': later(async () => (await import('./later-views.ts')).SelfHostedVideoView),
  'social-media': later(async () => (await import('./later-views.ts')).SocialMediaView),
  'teaser-list': TeaserListView,
  text: later(async () => (await import('./text-views.ts')).TextView),
  'two-columns': later(async () => (await import('./text-views.ts')).TwoColumnsView),
  venue: later(async () => (await import('./later-views.ts')).VenueView),
  'venue-list': later(async () => (await import('./later-views.ts')).VenueListView),
  video: later(async () => (await import('./later-views.ts')).VideoView),
  'video-list': later(async () => (await import('./later-views.ts')).VideoListView),
  viewer: later(async () => (await import('./later-views.ts')).ViewerView),
}

/** A view whose script is fetched when it is first drawn. */
function later(load: () => Promise<ComponentType<{ node: ContentNode }>>): ModuleView {
  return lazy(async () => ({ default: await load() }))
}
