import { diffArrays } from 'diff'
import { sameJson } from '../../content/index.ts'
import { isTextBlock, mapTextBlocks } from '../../platform/rich-text/blocks.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText, RichTextBlock, RichTextInline, RichTextListItem } from '../../platform/rich-text/rich-text.ts'

/** A rich text whose words carry how they differ. `Text` is a text with its mark: by default words, in a view an element. */
type Marked = { kind: 'added' | 'removed' }
/** How the words of a union of two rich texts differ, by the words themselves; words without an entry are in both. */
export type RichDifference = { text: RichText; marks: ReadonlyMap<RichTextInline, Marked['kind']> }

const NONE: RichText = { type: 'doc', content: [] }
/** Two paragraphs with at least this share of words in common are one that was changed. */
const SIMILAR = 0.34

/**
 * Two rich texts in one, paragraph by paragraph and word by word: what only the older one has stands before what only the
 * newer one has. Words in another style, or with another link, count as other words.
 */
export function richDifference(older: RichText | undefined, newer: RichText | undefined): RichDifference {
  const marks = new Map<RichTextInline, Marked['kind']>()
  const content = uniteBlocks((older ?? NONE).content, (newer ?? NONE).content, marks)
  return { text: { type: 'doc', content }, marks }
}

type Marks = Map<RichTextInline, Marked['kind']>

function uniteBlocks<Block extends RichTextBlock>(older: Block[], newer: Block[], marks: Marks): Block[] {
  return unite<Block>(older, newer, {
    areOne: isSimilar,
    both: (old, now) => uniteTwo(old, now, marks),
    only: (block, kind) => markBlock(block, kind, marks),
  })
}

type Rules<Item> = {
  /** whether two that differ are one that was changed */
  areOne: (older: Item, newer: Item) => boolean
  both: (older: Item, newer: Item) => Item
  only: (item: Item, kind: Marked['kind']) => Item
}

/** Two lists in one: equal items once, similar ones united, all others by themselves. */
function unite<Item>(older: Item[], newer: Item[], { areOne, both, only }: Rules<Item>): Item[] {
  const united: Item[] = []
  let removed: Item[] = []
  let added: Item[] = []
  const flush = (until = removed.length) => {
    united.push(...removed.splice(0, until).map((item) => only(item, 'removed')), ...added.map((item) => only(item, 'added')))
    added = []
  }
  for (const part of diffArrays(older, newer, { comparator: (left, right) => sameJson(left, right) })) {
    if (part.removed) removed = [...part.value]
    else if (part.added) {
      for (const item of part.value) {
        const index = removed.findIndex((old) => areOne(old, item))
        if (index < 0) added.push(item)
        else {
          flush(index)
          united.push(...removed.splice(0, 1).map((old) => both(old, item)))
        }
      }
      flush()
    } else {
      flush()
      united.push(...part.value)
    }
  }
  flush()
  return united
}

function uniteTwo<Block extends RichTextBlock>(older: Block, newer: Block, marks: Marks): Block {
  return uniteBlock(older, newer, marks) as Block
}

function uniteBlock(older: RichTextBlock, newer: RichTextBlock, marks: Marks): RichTextBlock {
  if (isTextBlock(older) && isTextBlock(newer)) return { ...newer, content: uniteWords(older.content ?? [], newer.content ?? [], marks) }
  if (isTextBlock(older) || isTextBlock(newer)) return newer
  if (older.type === 'blockquote')
    return newer.type === 'blockquote' ? { ...newer, content: uniteBlocks(older.content, newer.content, marks) } : newer
  if (newer.type === 'blockquote') return newer
  const content = unite<RichTextListItem>(older.content, newer.content, {
    areOne: (old, now) => shareOfWords(old.content, now.content) >= SIMILAR,
    both: (old, now) => ({ ...now, content: uniteBlocks(old.content, now.content, marks) }),
    only: (item, kind) => ({ ...item, content: item.content.map((block) => markBlock(block, kind, marks)) }),
  })
  return { ...newer, content }
}

function uniteWords(older: RichTextInline[], newer: RichTextInline[], marks: Marks): RichTextInline[] {
  const united: RichTextInline[] = []
  let removed: RichTextInline[] = []
  let added: RichTextInline[] = []
  const flush = () => {
    united.push(...markWords(removed, 'removed', marks), ...markWords(added, 'added', marks))
    removed = []
    added = []
  }
  const parts = diffArrays(older.flatMap(wordsOf), newer.flatMap(wordsOf), { comparator: (left, right) => sameJson(left, right) })
  for (const [index, part] of parts.entries()) {
    if (part.removed) removed.push(...part.value)
    else if (part.added) added.push(...part.value)
    else if (index > 0 && index < parts.length - 1 && part.value.every(isSpace)) {
      // A space between words that differ is read with them.
      removed.push(...part.value)
      added.push(...part.value)
    } else {
      flush()
      united.push(...joined(part.value))
    }
  }
  flush()
  return united
}

function isSpace(part: RichTextInline): boolean {
  return part.type === 'text' && part.text.trim() === ''
}

function markWords(words: RichTextInline[], kind: Marked['kind'], marks: Marks): RichTextInline[] {
  const texts = joined(words)
  for (const text of texts) marks.set(text, kind)
  return texts
}

/** A text as its words and the spaces between them, each in its style. */
function wordsOf(part: RichTextInline): RichTextInline[] {
  return part.type === 'text' ? (part.text.match(/\s+|[^\s]+/g) ?? []).map((text) => ({ ...part, text })) : [part]
}

/** Words of the same style as one text; always new objects, by which they are marked. */
function joined(words: RichTextInline[]): RichTextInline[] {
  const texts: RichTextInline[] = []
  for (const word of words) {
    const last = texts.at(-1)
    if (word.type === 'text' && last?.type === 'text' && sameJson(last.marks, word.marks)) last.text += word.text
    else texts.push({ ...word })
  }
  return texts
}

function markBlock<Block extends RichTextBlock>(block: Block, kind: Marked['kind'], marks: Marks): Block {
  return mapTextBlocks(block, (text) => ({ ...text, content: markWords(text.content ?? [], kind, marks) }))
}

function isSimilar(older: RichTextBlock, newer: RichTextBlock): boolean {
  if (older.type !== newer.type) return false
  return !isTextBlock(older) || shareOfWords([older], [newer]) >= SIMILAR
}

/** The share of words that two texts have in common, of the longer one. */
function shareOfWords(older: RichTextBlock[], newer: RichTextBlock[]): number {
  const [old, now] = [older, newer].map((content) => plainTextOf({ type: 'doc', content }).split(/\s+/).filter(Boolean))
  if (!old || !now) return 0
  const left = [...old]
  const common = now.filter((word) => {
    const index = left.indexOf(word)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
  return common.length / Math.max(1, old.length, now.length)
}
