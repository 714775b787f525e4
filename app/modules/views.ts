import { type ComponentType, lazy } from 'react'
import type { ContentNode, ModuleView } from '../content/index.ts'
import HeadlineView from './headline/View.tsx'
import HeroMediaView from './hero-media/View.tsx'
import HighlightTeaserView from './highlight-teaser/View.tsx'
import QuoteView from './quote/View.tsx'
import TeaserListView from './teaser-list/View.tsx'
import type { textViews } from './text-views.ts'

type ViewLoader = () => Promise<{ default: ComponentType<{ node: ContentNode }> }>

/** Views of the modules that begin most pages: part of the chunk of every page with modules. */
const eagerViews: Record<string, ModuleView> = {
  headline: HeadlineView,
  'hero-media': HeroMediaView,
  'highlight-teaser': HighlightTeaserView,
  quote: QuoteView,
  'teaser-list': TeaserListView,
}

function text(type: keyof typeof textViews): ViewLoader {
  return async () => ({ default: (await import('./text-views.ts')).textViews[type] })
}

/** Views of the modules for texts, as one chunk. */
const textLoaders: Record<string, ViewLoader> = {
  faq: text('faq'),
  'full-teaser': text('full-teaser'),
  image: text('image'),
  link: text('link'),
  section: text('section'),
  text: text('text'),
  'two-columns': text('two-columns'),
}

/** All other views, each as a chunk of its own, by path. */
const ownChunks = import.meta.glob<{ default: ModuleView }>([
  './*/View.tsx',
  '!./{headline,hero-media,highlight-teaser,quote,teaser-list}/View.tsx',
  '!./{faq,full-teaser,image,link,section,text,two-columns}/View.tsx',
])

const views = new Map(Object.entries(eagerViews))

/**
 * The view of a module type, as visitors load it: a module that is not named in this file is loaded with the first page
 * that shows it. Styles of all modules come with every page (docs/decisions/0027), so nothing shifts when a view arrives; the
 * server renders all views alike. Rules and forms are in `definitions.ts`, which visitors never load.
 */
export function moduleView(type: string): ModuleView {
  const cached = views.get(type)
  if (cached) return cached
  const load = textLoaders[type] ?? ownChunks[`./${type}/View.tsx`]
  const view = load ? lazy(load) : Nothing
  views.set(type, view)
  return view
}

/** A type without a module folder renders nothing. */
function Nothing() {
  return null
}
