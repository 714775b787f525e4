import { isTextBlock, type TextBlock } from './blocks.ts'
import type { RichText, RichTextBlock, RichTextInline, RichTextInnerBlock, RichTextList, RichTextListItem } from './rich-text.ts'
import { MAX_BLOCKS, MAX_INLINES, MAX_TEXT_LENGTH } from './text-limits.ts'

/** Where a run of words may end: behind a sentence, else between two words. */
const SENTENCE_END = /[.!?…]["“”»«)\]]*\s+(?=\S)/g

/**
 * A long text as texts that each hold no more than a text may; nothing of it is lost. Long lists go on with their numbers,
 * long paragraphs end behind a sentence.
 * @param maxBlocks of each text
 */
export function divideText(text: RichText, maxBlocks: number = MAX_BLOCKS): RichText[] {
  return chunksOf(text.content.flatMap(divideBlock), maxBlocks).map((content) => ({ type: 'doc', content }))
}

function divideBlock<Block extends RichTextBlock>(block: Block): Block[] {
  return divided(block) as Block[]
}

function divided(block: RichTextBlock): RichTextBlock[] {
  if (isTextBlock(block)) return divideTextBlock(block)
  if (block.type === 'blockquote') return chunksOf(block.content.flatMap(divideBlock), MAX_BLOCKS).map((content) => ({ ...block, content }))
  return divideList(block)
}

function divideList(list: RichTextList): RichTextList[] {
  const items = list.content.flatMap((item): RichTextListItem[] =>
    chunksOf(
      item.content.flatMap((inner): RichTextInnerBlock[] => divideBlock(inner)),
      MAX_BLOCKS,
    ).map((content) => ({ ...item, content })),
  )
  const start = list.type === 'orderedList' ? (list.attrs?.start ?? 1) : 1
  return chunksOf(items, MAX_BLOCKS).map((content, index) => {
    if (list.type === 'bulletList' || index === 0) return { ...list, content }
    return { ...list, attrs: { ...list.attrs, start: start + index * MAX_BLOCKS }, content }
  })
}

function divideTextBlock(block: TextBlock): TextBlock[] {
  const { content } = block
  if (!content) return [block]
  const runs = content.flatMap(divideRun)
  if (runs.length === content.length && runs.length <= MAX_INLINES) return [block]
  // Behind a divided run a paragraph ends, since the editor would make one run of two again.
  const parts: RichTextInline[][] = [[]]
  for (const [index, run] of runs.entries()) {
    const last = parts.at(-1) ?? []
    const before = runs[index - 1]
    const isDivided = before?.type === 'text' && run.type === 'text' && before.text.length + run.text.length > MAX_TEXT_LENGTH
    if (isDivided || last.length >= MAX_INLINES) parts.push([run])
    else last.push(run)
  }
  return parts.map(withoutBreaks).map((part) => ({ ...block, content: part }))
}

/** Without the line breaks at either end, which the end of a paragraph makes itself. */
function withoutBreaks(runs: RichTextInline[]): RichTextInline[] {
  const first = runs.findIndex(({ type }) => type === 'text')
  return first < 0 ? [] : runs.slice(first, runs.findLastIndex(({ type }) => type === 'text') + 1)
}

function divideRun(run: RichTextInline): RichTextInline[] {
  if (run.type !== 'text' || run.text.length <= MAX_TEXT_LENGTH) return [run]
  const parts: RichTextInline[] = []
  let rest = run.text
  while (rest.length > MAX_TEXT_LENGTH) {
    const end = endWithin(rest.slice(0, MAX_TEXT_LENGTH))
    parts.push({ ...run, text: rest.slice(0, end) })
    rest = rest.slice(end)
  }
  return [...parts, { ...run, text: rest }]
}

function endWithin(text: string): number {
  const sentence = Array.from(text.matchAll(SENTENCE_END)).at(-1)
  if (sentence) return sentence.index + sentence[0].length
  const blank = text.lastIndexOf(' ')
  return blank > 0 ? blank + 1 : text.length
}

function chunksOf<Item>(items: Item[], size: number): Item[][] {
  if (items.length <= size) return [items]
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
