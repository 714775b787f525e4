import { useContext } from 'react'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { RichTextView } from '../ui/RichTextView.tsx'
import { EditingContext, NodeContext } from './rendering.tsx'

type TextProps = { field: string; as: keyof React.JSX.IntrinsicElements; className?: string }

/** A short text of the module: a plain element for visitors, the same element to type into while editing. */
export function Text({ field, as: Tag, className }: TextProps) {
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  if (!node) return null
  if (editing) return <editing.Text node={node} field={field} as={Tag} className={className} />
  const value = node.data[field]
  return value ? <Tag className={className}>{String(value)}</Tag> : null
}

/** Running text of the module, drawn for visitors, typed into while editing. */
export function RichField({ field, className }: { field: string; className?: string }) {
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  if (!node) return null
  if (editing) return <editing.Rich node={node} field={field} className={className} />
  const value = node.data[field] as RichText | undefined
  if (!value?.content?.length) return null
  return (
    <div className={className}>
      <RichTextView text={value} />
    </div>
  )
}
