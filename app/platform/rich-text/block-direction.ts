import { type DirectedWords, isRightToLeft } from '../i18n/text-direction.ts'
import { innerBlocksOf, isTextBlock } from './blocks.ts'
import type { RichTextBlock } from './rich-text.ts'

/** The direction of a paragraph, list or quote as an attribute; a list is as its words are, so that its markers stand beside them. */
export function directionOf(block: RichTextBlock): 'rtl' | undefined {
  return isRightToLeft(wordsOf(block)) ? 'rtl' : undefined
}

function wordsOf(block: RichTextBlock): DirectedWords[] {
  if (!isTextBlock(block)) return innerBlocksOf(block).flatMap(wordsOf)
  return (block.content ?? []).flatMap((part) => {
    if (part.type !== 'text') return []
    const mark = part.marks?.find(({ type }) => type === 'language')
    return [{ text: part.text, language: mark?.type === 'language' ? mark.attrs.lang : undefined }]
  })
}
