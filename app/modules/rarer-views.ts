import type { ModuleView } from '../content/index.ts'

/** All views but those that `views.ts` names, each as a chunk of its own, by path. */
const loaders = import.meta.glob<{ default: ModuleView }>([
  './*/View.tsx',
  '!./{event-list,faq,full-teaser,headline,hero-media,highlight-teaser,image,link,quote,section,teaser-list,text,two-columns}/View.tsx',
])

/** Loads the view of a module type. A type without a module folder renders nothing. */
export async function loadRarerView(type: string): Promise<{ default: ModuleView }> {
  const load = loaders[`./${type}/View.tsx`]
  return load ? load() : { default: () => null }
}
