import type { ContentNode } from '../content/index.ts'
import type { BACKGROUNDS } from '../modules/section/module.ts'
import { markOf } from '../platform/format/marked-places.ts'
import { lightMarkdown } from '../platform/rich-text/light-markdown.ts'
import type { ZweiklangName } from '../platform/theme/color-pair.ts'

/** A module as it is written in code; it has no id yet. */
export type WrittenNode = Pick<ContentNode, 'type' | 'data'> & { columns?: WrittenNode[][] }

/** A headline of its own; `preline` and `subline` stand above and below it. */
export const headline = (
  content: string,
  more: { level?: number; preline?: string; subline?: string; anchor?: string } = {},
): WrittenNode => {
  const { level = 2, ...lines } = more
  return { type: 'headline', data: { headline_level: level, content, ...lines } }
}

/** Running text in light Markdown. */
export const text = (markdown: string): WrittenNode => ({ type: 'text', data: { content: lightMarkdown(markdown) } })

/** A sentence that is true of some houses only: it waits, like a place to be filled in, until the house has confirmed it. */
export const claim = (sentence: string): string => markOf({ owed: 'confirmation', what: sentence })

/** What many houses of a kind offer, each sentence for this one to confirm. */
export const goodToKnow = (...claims: string[]): WrittenNode =>
  section({ columns: '100' }, [headline('Gut zu wissen'), ...claims.map((sentence) => text(claim(sentence)))])

/** Questions with answers that unfold. */
export const faq = (title: string, questions: Record<string, string>): WrittenNode => ({
  type: 'faq',
  data: {
    headline: title,
    items: Object.entries(questions).map(([question, answer], index) => ({ id: `q${index}`, question, answer: lightMarkdown(answer) })),
  },
})

/** A link as button, as text or as a large row. */
export const link = (link_text: string, address: string, extra_class: 'Button' | 'Link' | 'Slider' = 'Button'): WrittenNode => ({
  type: 'link',
  data: { link_text, link: address, extra_class },
})

const LAYOUTS = { '100': 0, '67-33': 1, '33-67': 2, '50-50': 3, '33-33-33': 4, '25-50-25': 5 }

/** Columns side by side on a background of their own. */
export const section = (
  look: { columns: keyof typeof LAYOUTS; background?: (typeof BACKGROUNDS)[number]; zweiklang?: ZweiklangName },
  ...columns: WrittenNode[][]
): WrittenNode => ({
  type: 'section',
  data: { layout: LAYOUTS[look.columns], extra_class: look.background ?? 'none', ...(look.zweiklang ? { zweiklang: look.zweiklang } : {}) },
  columns,
})

/** What is played next, and the day’s picture above it. */
export const comingEvenings = (title: string): WrittenNode[] => [
  { type: 'hero-media', data: { headline: '', text: '', online_from: '2026-01-01T00:00', image: null } },
  { type: 'event-list', data: { headline: title, filters: 'none', rows: 6 } },
]

/** A form of the starter, by its slug, shown in the page. */
export const form = (title: string, slug: string): WrittenNode => ({ type: 'form', data: { headline: title, hubspot_id: `form:${slug}` } })
