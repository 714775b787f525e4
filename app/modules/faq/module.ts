import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { itemId, line, requiredLine, requiredRich, summaryText } from '../field-schemas.ts'

/** The most that one module holds. */
export const MAX_QUESTIONS = 60

const faqItem = z.strictObject({ id: itemId, question: requiredLine, answer: requiredRich })

/** Questions with collapsible answers. */
export default defineModule({
  type: 'faq',
  version: 1,
  label: 'Questions and answers',
  alsoCalled: 'accordion, FAQ, help, collapsible',
  icon: 'M4 5h16v11H9l-5 4V5Zm8 8h.01M10 8.5c0-1.5 4-1.5 4 .5 0 1.2-2 1.3-2 2.5',
  toolbars: { texts: 50 },
  group: 'text',
  schema: z.strictObject({ headline: line, items: z.array(faqItem).max(MAX_QUESTIONS) }),
  defaults: () => ({ headline: '', items: [] }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    items: {
      kind: 'items',
      label: 'Questions',
      itemLabel: 'Question',
      fields: {
        question: { kind: 'text', label: 'Question', inPlace: true },
        answer: { kind: 'richText', label: 'Answer', inPlace: true },
      },
    },
  },
  isStatic: true,
  summary: (data) => summaryText(data.headline) || summaryText((data.items as { question?: string }[] | undefined)?.[0]?.question),
})
