import type { RichText, RichTextBlock } from '../platform/rich-text/rich-text.ts'

/** A rich text of one paragraph for each line that is not blank; of an empty paragraph when there are none. */
export function richOfLines(...texts: unknown[]): RichText {
  const lines = texts.flatMap((text) => String(text ?? '').split('\n')).filter((line) => line.trim() !== '')
  return richOfBlocks(lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })))
}

/** A rich text of these blocks; of an empty paragraph when there are none. */
export function richOfBlocks(blocks: RichTextBlock[]): RichText {
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }
}
