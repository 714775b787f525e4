import { isTextBlock, type TextBlock } from '../../platform/rich-text/blocks.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText, RichTextBlock, RichTextInline } from '../../platform/rich-text/rich-text.ts'

/** Whether nothing is written in a text. */
export function isBlankText(text: RichText | undefined): boolean {
  return !plainTextOf(text).trim()
}

/** A text of these blocks; of an empty paragraph when there are none. */
export function textOfBlocks(blocks: RichTextBlock[]): RichText {
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }
}

/** Two texts as one: the first paragraph of the one below goes on in the last one above, also in a heading, list or quote. */
export function joinTexts(above: RichText, below: RichText): RichText {
  const last = above.content.at(-1)
  const [first, ...rest] = below.content
  if (!last || first?.type !== 'paragraph') return textOfBlocks([...above.content, ...below.content])
  return textOfBlocks([...above.content.slice(0, -1), appendTo(last, first.content ?? []), ...rest])
}

function appendTo<Block extends RichTextBlock>(block: Block, words: RichTextInline[]): Block {
  return appendToBlock(block, words) as Block
}

function appendToBlock(block: RichTextBlock, words: RichTextInline[]): RichTextBlock {
  if (isTextBlock(block)) return appendToTextBlock(block, words)
  if (block.type === 'blockquote') return { ...block, content: withLast(block.content, (inner) => appendTo(inner, words)) }
  const content = withLast(block.content, (item) => ({ ...item, content: withLast(item.content, (inner) => appendTo(inner, words)) }))
  return { ...block, content }
}

function withLast<Item>(items: Item[], change: (last: Item) => Item): Item[] {
  return items.map((item, index) => (index === items.length - 1 ? change(item) : item))
}

function appendToTextBlock(block: TextBlock, words: RichTextInline[]): TextBlock {
  const content = [...(block.content ?? [])]
  const [before, after] = [content.at(-1), words[0]]
  const isSameRun =
    before?.type === 'text' && after?.type === 'text' && JSON.stringify(before.marks ?? []) === JSON.stringify(after.marks ?? [])
  if (isSameRun) content.splice(-1, 1, { ...before, text: before.text + after.text }, ...words.slice(1))
  else content.push(...words)
  return content.length > 0 ? { ...block, content } : block
}

/** The words of a paragraph without marks and line breaks, which a headline can take over; undefined when it has any. */
export function plainWordsOf(paragraph: RichTextBlock | undefined): string | undefined {
  if (paragraph?.type !== 'paragraph') return undefined
  const runs = paragraph.content ?? []
  return runs.every((run) => run.type === 'text' && !run.marks?.length) ? plainTextOf({ type: 'doc', content: [paragraph] }) : undefined
}
