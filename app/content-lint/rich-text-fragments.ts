import type { RichText, RichTextBlock, RichTextInline } from '../platform/rich-text/rich-text.ts'
import type { ContentFragment } from './content-fragment.ts'

/** The paragraphs and the links of a running text; neighbouring fragments of one address are one link. */
export function richTextFragments(field: string, text: RichText): ContentFragment[] {
  return text.content.flatMap((block) => blockPieces(field, block))
}

function blockPieces(field: string, block: RichTextBlock): ContentFragment[] {
  if (block.type !== 'paragraph') return block.content.flatMap((item) => item.content.flatMap((inner) => blockPieces(field, inner)))
  const parts = block.content ?? []
  const text = parts.map((part) => (part.type === 'text' ? part.text : ' ')).join('')
  return [...(text.trim() ? [{ kind: 'text' as const, field, text }] : []), ...linkPieces(field, parts)]
}

function linkPieces(field: string, parts: RichTextInline[]): ContentFragment[] {
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
