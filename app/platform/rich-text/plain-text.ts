import type { RichText, RichTextBlock } from './rich-text.ts'

// Separate from the schema of rich text, so that visitors do not load the validation of what staff write.

/** The text of a rich text, paragraphs joined by a line break; for search, summaries and empty checks. */
export function plainTextOf(text: RichText | null | undefined): string {
  return (text?.content ?? []).map(textOfBlock).join('\n')
}

function textOfBlock(node: RichTextBlock): string {
  if (node.type === 'paragraph') return (node.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join('')
  return node.content.map((item) => item.content.map(textOfBlock).join('\n')).join('\n')
}
