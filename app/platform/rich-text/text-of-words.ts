import type { RichText } from './rich-text.ts'

/** A text of one paragraph of plain words. */
export function textOfWords(words: string): RichText {
  return { type: 'doc', content: [words ? { type: 'paragraph', content: [{ type: 'text', text: words }] } : { type: 'paragraph' }] }
}
