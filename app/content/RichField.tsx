import { useContext } from 'react'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { RichTextView } from '../ui/RichTextView.tsx'
import { fieldValue } from './field-path.ts'
import { EditingContext, NodeContext } from './rendering.tsx'

/** A rich-text field of the module, editable in place while editing. */
export function RichField({ field, className }: { field: string; className?: string | undefined }) {
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  if (!node) return null
  if (editing) return <editing.Rich node={node} field={field} className={className} />
  const value = fieldValue(node.data, field) as RichText | undefined
  if (!value?.content?.length) return null
  return (
    <div className={className}>
      <RichTextView text={value} />
    </div>
  )
}
