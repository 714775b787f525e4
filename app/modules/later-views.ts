import type { ModuleView } from '../content/index.ts'

/** Views that few pages need, as one chunk, by path: those of every module folder that `views.ts` does not name. */
export const laterViews = import.meta.glob<ModuleView>(
  [
    './*/View.tsx',
    '!./{event-list,form,headline,hero-media,highlight-teaser,quote,teaser-list}/View.tsx',
    '!./{accessibility-statement,faq,full-teaser,image,link,section,text,two-columns}/View.tsx',
  ],
  { eager: true, import: 'default' },
)
