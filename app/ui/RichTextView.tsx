import { Fragment, type ReactNode } from 'react'
import { languageAttributes } from '../platform/i18n/language-attributes.ts'
import type { RichText, RichTextBlock, RichTextInline, RichTextMark } from '../platform/rich-text/rich-text.ts'
import { SmartLink } from './SmartLink.tsx'

/** Renders rich text as the editor stores it, with the allowed elements only (A §5). Unknown nodes render nothing. */
export function RichTextView({ text }: { text: RichText | null | undefined }) {
  return <>{(text?.content ?? []).map((block, index) => drawBlock(block, index))}</>
}

function drawBlock(block: RichTextBlock, key: number): ReactNode {
  if (block.type === 'paragraph') {
    const align = block.attrs?.textAlign
    return (
      <p key={key} style={align && align !== 'left' ? { textAlign: align } : undefined}>
        {(block.content ?? []).map((part, index) => drawInline(part, index))}
      </p>
    )
  }
  if (block.type !== 'bulletList' && block.type !== 'orderedList') return null
  const items = block.content.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored text never change places on a page
    <li key={index}>{item.content.map((child, position) => drawBlock(child, position))}</li>
  ))
  if (block.type === 'bulletList') return <ul key={key}>{items}</ul>
  return (
    <ol key={key} start={block.attrs?.start}>
      {items}
    </ol>
  )
}

function drawInline(part: RichTextInline, key: number): ReactNode {
  if (part.type === 'hardBreak') return <br key={key} />
  if (part.type !== 'text') return null
  return <Fragment key={key}>{(part.marks ?? []).reduce<ReactNode>((inner, mark) => drawMark(mark, inner), part.text)}</Fragment>
}

function drawMark(mark: RichTextMark, inner: ReactNode): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  if (mark.type === 'language') return <span {...languageAttributes(mark.attrs.lang)}>{inner}</span>
  if (mark.type !== 'link') return inner
  return (
    <SmartLink to={mark.attrs.href} newWindow={mark.attrs.target === '_blank'}>
      {inner}
    </SmartLink>
  )
}
