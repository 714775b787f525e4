import type { RichTextBlock, RichTextHeading, RichTextInnerBlock, RichTextParagraph } from './rich-text.ts'

/** A block that holds words itself. */
export type TextBlock = RichTextParagraph | RichTextHeading

/** Whether a block holds words itself: a paragraph or a heading. */
export function isTextBlock(block: RichTextBlock): block is TextBlock {
  return block.type === 'paragraph' || block.type === 'heading'
}

/** The blocks in a list, item by item, or in a quote. */
export function innerBlocksOf(block: Exclude<RichTextBlock, TextBlock>): RichTextInnerBlock[] {
  return block.type === 'blockquote' ? block.content : block.content.flatMap((item) => item.content)
}

/** A block with everything in it that holds words changed. @param change returns a block of the same type */
export function mapTextBlocks<Block extends RichTextBlock>(block: Block, change: (block: TextBlock) => TextBlock): Block {
  return mapBlock(block, change) as Block
}

function mapBlock(block: RichTextBlock, change: (block: TextBlock) => TextBlock): RichTextBlock {
  if (isTextBlock(block)) return change(block)
  if (block.type === 'blockquote') return { ...block, content: block.content.map((inner) => mapTextBlocks(inner, change)) }
  const content = block.content.map((item) => ({ ...item, content: item.content.map((inner) => mapTextBlocks(inner, change)) }))
  return { ...block, content }
}
