import { type ComponentType, lazy } from 'react'
import type { ContentNode, ModuleView } from '../content/index.ts'
import EventListView from './event-list/View.tsx'
import FormModuleView from './form/View.tsx'
import HeadlineView from './headline/View.tsx'
import HeroMediaView from './hero-media/View.tsx'
import HighlightTeaserView from './highlight-teaser/View.tsx'
import QuoteView from './quote/View.tsx'
import TeaserListView from './teaser-list/View.tsx'
import type { textViews } from './text-views.ts'

type ViewLoader = () => Promise<{ default: ComponentType<{ node: ContentNode }> }>

/** Views of the modules that begin most pages: part of the chunk of every page with modules. */
const eagerViews: Record<string, ModuleView> = {
  'event-list': EventListView,
  form: FormModuleView,
  headline: HeadlineView,
  'hero-media': HeroMediaView,
  'highlight-teaser': HighlightTeaserView,
  quote: QuoteView,
  'teaser-list': TeaserListView,
}

function text(type: keyof typeof textViews): ViewLoader {
  return async () => ({ default: (await import('./text-views.ts')).textViews[type] })
}

/** Views in other chunks than `later-views.ts`. */
const loaders: Record<string, ViewLoader> = {
  // Rarely shown, and with the rules it needs larger than all others together.
  'accessibility-statement': () => import('./accessibility-statement/View.tsx'),
  faq: text('faq'),
  'full-teaser': text('full-teaser'),
  image: text('image'),
  link: text('link'),
  section: text('section'),
  text: text('text'),
  'two-columns': text('two-columns'),
}

const later = (type: string): ViewLoader => {
  return async () => ({ default: (await import('./later-views.ts')).laterViews[`./${type}/View.tsx`] ?? Nothing })
}

const views = new Map(Object.entries(eagerViews))

/**
 * The view of a module type, as visitors load it: a module that is not named in this file is loaded with the first page
 * that shows it (`later-views.ts`). Styles of all modules come with every page (docs/decisions/0027), so nothing shifts
 * when a view arrives; the server renders all views alike. Rules and forms are in `definitions.ts`, which visitors
 * never load.
 */
export function moduleView(type: string): ModuleView {
  const cached = views.get(type)
  if (cached) return cached
  const view = lazy(loaders[type] ?? later(type))
  views.set(type, view)
  return view
}

/** A type without a module folder renders nothing. */
function Nothing() {
  return null
}
