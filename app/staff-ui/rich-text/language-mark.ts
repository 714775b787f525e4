import { Mark } from '@tiptap/core'
import { languageAttributes } from '../../platform/i18n/language-attributes.ts'

/** Words in another language than those around them. It is not taken over from what is pasted: Word marks every second word. */
export const LanguageMark = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ['span', languageAttributes(HTMLAttributes.lang), 0],
})
