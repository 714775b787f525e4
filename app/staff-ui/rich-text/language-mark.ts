import { Mark } from '@tiptap/core'
import { languageAttributes } from '../../platform/i18n/language-attributes.ts'

/** Marks text in another language than its surroundings. It is not parsed from pasted HTML, where Word sets it on every second word. */
export const LanguageMark = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ['span', languageAttributes(HTMLAttributes.lang), 0],
})
