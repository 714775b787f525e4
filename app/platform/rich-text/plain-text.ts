import { innerBlocksOf, isTextBlock } from './blocks.ts'
import type { RichText, RichTextBlock } from './rich-text.ts'

// Separate from the schema of rich text, so that visitors do not load the validation of what staff write.

/** The text of a rich text, paragraphs joined by a line break; for search, summaries and empty checks. */
export function plainTextOf(text: RichText | null | undefined): string {
  return (text?.content ?? []).map(textOfBlock).join('\n')
}

function textOfBlock(block: RichTextBlock): string {
  if (isTextBlock(block)) return (block.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join('')
  return innerBlocksOf(block).map(textOfBlock).join('\n')
}
