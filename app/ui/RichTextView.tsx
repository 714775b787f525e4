import { Fragment, type ReactNode } from 'react'
import { languageAttributes } from '../platform/i18n/language-attributes.ts'
import { directionOf } from '../platform/rich-text/block-direction.ts'
import type { RichText, RichTextBlock, RichTextHeading, RichTextInline, RichTextMark } from '../platform/rich-text/rich-text.ts'
import { SmartLink } from './SmartLink.tsx'

/** Renders rich text as the editor stores it, with the allowed elements only (A §5). Unknown nodes render nothing. */
export function RichTextView({ text }: { text: RichText | null | undefined }) {
  return <>{(text?.content ?? []).map(drawBlock)}</>
}

function drawBlock(block: RichTextBlock, key: number): ReactNode {
  const dir = directionOf(block)
  if (block.type === 'paragraph' || block.type === 'heading') {
    const { textAlign: align, level } = (block.attrs ?? {}) as Partial<RichTextHeading['attrs']>
    const Tag = level ? (`h${level}` as const) : 'p'
    return (
      <Tag key={key} dir={dir} style={align && align !== 'left' ? { textAlign: align } : undefined}>
        {(block.content ?? []).map((part, index) => drawInline(part, index))}
      </Tag>
    )
  }
  if (block.type === 'blockquote')
    return (
      <blockquote key={key} dir={dir}>
        {block.content.map(drawBlock)}
      </blockquote>
    )
  if (block.type !== 'bulletList' && block.type !== 'orderedList') return null
  const items = block.content.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored text never change places on a page
    <li key={index}>{item.content.map(drawBlock)}</li>
  ))
  if (block.type === 'bulletList')
    return (
      <ul key={key} dir={dir}>
        {items}
      </ul>
    )
  return (
    <ol key={key} dir={dir} start={block.attrs?.start} type={listType(block.attrs?.type)}>
      {items}
    </ol>
  )
}

/** How a list counts where it does not in digits: `a`, `A`, `i`, `I`. */
function listType(type: string | null | undefined): 'a' | 'A' | 'i' | 'I' | undefined {
  return type === 'a' || type === 'A' || type === 'i' || type === 'I' ? type : undefined
}

function drawInline(part: RichTextInline, key: number): ReactNode {
  if (part.type === 'hardBreak') return <br key={key} />
  if (part.type !== 'text') return null
  return <Fragment key={key}>{(part.marks ?? []).reduce<ReactNode>((inner, mark) => drawMark(mark, inner), part.text)}</Fragment>
}

function drawMark(mark: RichTextMark, inner: ReactNode): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  if (mark.type === 'superscript') return <sup>{inner}</sup>
  if (mark.type === 'subscript') return <sub>{inner}</sub>
  if (mark.type === 'language') return <span {...languageAttributes(mark.attrs.lang)}>{inner}</span>
  if (mark.type !== 'link') return inner
  return (
    <SmartLink to={mark.attrs.href} newWindow={mark.attrs.target === '_blank'}>
      {inner}
    </SmartLink>
  )
}
