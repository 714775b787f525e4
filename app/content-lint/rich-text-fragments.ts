import { innerBlocksOf, isTextBlock } from '../platform/rich-text/blocks.ts'
import type { RichText, RichTextBlock, RichTextInline } from '../platform/rich-text/rich-text.ts'
import type { ContentFragment } from './content-fragment.ts'

/** The paragraphs, headings and links of a rich text; adjacent parts with the same address are one link. */
export function richTextFragments(field: string, text: RichText): ContentFragment[] {
  return text.content.flatMap((block) => blockFragments(field, block))
}

function blockFragments(field: string, block: RichTextBlock): ContentFragment[] {
  if (!isTextBlock(block)) return innerBlocksOf(block).flatMap((inner) => blockFragments(field, inner))
  const parts = block.content ?? []
  const text = parts.map((part) => (part.type === 'text' ? part.text : ' ')).join('')
  return [
    // An empty heading counts as a heading.
    ...(block.type === 'heading' ? [{ kind: 'heading' as const, field, level: block.attrs.level, text: text.trim() }] : []),
    ...(text.trim() ? [{ kind: 'text' as const, field, text }] : []),
    ...linkFragments(field, parts),
  ]
}

function linkFragments(field: string, parts: RichTextInline[]): ContentFragment[] {
  const links: { address: string; text: string }[] = []
  let open: (typeof links)[number] | undefined
  for (const part of parts) {
    const address = addressOf(part)
    if (part.type !== 'text' || !address) open = undefined
    else if (open?.address === address) open.text += part.text
    else {
      open = { address, text: part.text }
      links.push(open)
    }
  }
  return links.map(({ address, text }) => ({ kind: 'link', field, address, text, shown: text }))
}

function addressOf(part: RichTextInline): string | undefined {
  const mark = part.type === 'text' ? part.marks?.find(({ type }) => type === 'link') : undefined
  return mark?.type === 'link' ? mark.attrs.href : undefined
}
