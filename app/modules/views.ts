import { type ComponentType, lazy } from 'react'
import type { ContentNode, ModuleView } from '../content/index.ts'
import type { staticViews } from './static-views.ts'

type ViewLoader = () => Promise<{ default: ComponentType<{ node: ContentNode }> }>

function common(type: keyof typeof staticViews): ViewLoader {
  return async () => ({ default: (await import('./static-views.ts')).staticViews[type] })
}

/** The types of most pages. Where the others are is loaded with the first of them. */
const loaders: Record<string, ViewLoader> = {
  'event-list': () => import('./event-list/View.tsx'),
  faq: common('faq'),
  'full-teaser': common('full-teaser'),
  headline: common('headline'),
  'hero-media': common('hero-media'),
  'highlight-teaser': common('highlight-teaser'),
  image: common('image'),
  link: common('link'),
  quote: common('quote'),
  section: common('section'),
  'teaser-list': common('teaser-list'),
  text: common('text'),
  'two-columns': common('two-columns'),
}

/** What a run of adjacent nodes of a type is rendered in; a view that is loaded later cannot name it. */
const groups: Record<string, ModuleView['Group']> = {
  'hero-media': lazy(() => import('./hero-media/HeroSlides.tsx')),
}

const views = new Map<string, ModuleView>()

/**
 * The view of a module type, as visitors load it: with the first page on which the browser renders one itself, which for
 * modules without behaviour is no page that came from the server (`isStatic` in `definition.ts`). Styles of all modules come
 * with every page (docs/decisions/0027), so nothing shifts when a view arrives; the server renders all views alike. Rules and
 * forms are in `definitions.ts`, which visitors never load.
 */
export function moduleView(type: string): ModuleView {
  const cached = views.get(type)
  if (cached) return cached
  const load = loaders[type] ?? (async () => (await import('./rarer-views.ts')).loadRarerView(type))
  const view: ModuleView = Object.assign(lazy(load), { Group: groups[type] })
  views.set(type, view)
  return view
}
