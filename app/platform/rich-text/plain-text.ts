import type { RichText, RichTextBlock } from './rich-text.ts'

// Apart from the schema of rich texts, so that visitors do not load what only checks what staff write.

/** The words of a rich text, paragraphs joined by a line break; for search, summaries and empty checks. */
export function plainTextOf(text: RichText | null | undefined): string {
  return (text?.content ?? []).map(textOfBlock).join('\n')
}

function textOfBlock(node: RichTextBlock): string {
  if (node.type === 'paragraph') return (node.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join('')
  return node.content.map((item) => item.content.map(textOfBlock).join('\n')).join('\n')
}
