import { sameJson } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { innerBlocksOf, isTextBlock, type TextBlock } from '../../platform/rich-text/blocks.ts'
import type { RichText, RichTextBlock } from '../../platform/rich-text/rich-text.ts'

const ALIGNED = { left: 'Align left', center: 'Align centre', right: 'Align right' } as const

/**
 * What differs between two texts of the same words, where one would ask what it is: how they are aligned, how words are
 * distinguished, or what the paragraphs are. Undefined where the words differ.
 */
export function textFormChange(older: unknown, newer: unknown): string | undefined {
  if (!isRichText(older) || !isRichText(newer)) return undefined
  const [was, is] = [textBlocksOf(older.content), textBlocksOf(newer.content)]
  if (!sameJson(was.map(wordsOf), is.map(wordsOf))) return undefined
  if (!sameJson(kindsOf(older.content), kindsOf(newer.content))) return t('other kinds of paragraphs')
  const aligned = is.flatMap((block, index) => {
    const [before, after] = [alignmentOf(was[index]), alignmentOf(block)]
    return before === after ? [] : [`${t(ALIGNED[before])} → ${t(ALIGNED[after])}`]
  })
  const said = [...new Set(aligned)].map((change) => t('Alignment: {change}', { change }))
  const isStyled = !sameJson(
    was.map(({ content }) => content ?? []),
    is.map(({ content }) => content ?? []),
  )
  return [...said, ...(isStyled ? [t('words in another style')] : [])].join(' · ') || undefined
}

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

function textBlocksOf(blocks: RichTextBlock[]): TextBlock[] {
  return blocks.flatMap((block) => (isTextBlock(block) ? [block] : textBlocksOf(innerBlocksOf(block))))
}

/** What each paragraph is, and what holds it. */
function kindsOf(blocks: RichTextBlock[]): unknown[] {
  return blocks.map((block) => {
    if (!isTextBlock(block)) return [block.type, kindsOf(innerBlocksOf(block))]
    return block.type === 'heading' ? `heading ${block.attrs.level}` : block.type
  })
}

function wordsOf({ content = [] }: TextBlock): string {
  return content.map((part) => (part.type === 'text' ? part.text : '\n')).join('')
}

function alignmentOf(block: TextBlock | undefined): keyof typeof ALIGNED {
  return block?.attrs?.textAlign ?? 'left'
}
