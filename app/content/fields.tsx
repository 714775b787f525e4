import { useContext } from 'react'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { Picture } from '../ui/Picture.tsx'
import { RichTextView } from '../ui/RichTextView.tsx'
import { fieldValue } from './field-path.ts'
import styles from './fields.module.css'
import { Columns, EditingContext, NodeContext, usePicture } from './rendering.tsx'

type TextProps = { field: string; as: keyof React.JSX.IntrinsicElements; className?: string }

/**
 * A short text of the module: a plain element for visitors, the same element to type into while editing.
 * `field` may name a field of an item: `items.0.headline`.
 */
export function Text({ field, as: Tag, className }: TextProps) {
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  if (!node) return null
  if (editing) return <editing.Text node={node} field={field} as={Tag} className={className} />
  const value = fieldValue(node.data, field)
  return value ? <Tag className={className}>{String(value)}</Tag> : null
}

/** Running text of the module, drawn for visitors, typed into while editing. */
export function RichField({ field, className }: { field: string; className?: string }) {
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

type MediaProps = Omit<React.ComponentProps<typeof Picture>, 'picture'> & { field: string }

/** A picture of the module. While editing, one that still has to be chosen keeps its place; visitors see nothing there. */
export function Media({ field, ...shown }: MediaProps) {
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  const picture = usePicture(node && fieldValue(node.data, field))
  if (picture) return <Picture picture={picture} {...shown} />
  return node && editing?.needs(node, field) ? <span className={styles.missing} style={{ aspectRatio: shown.ratio ?? '16 / 9' }} /> : null
}

/** What stands in the columns of a module that holds other modules, in the widths of its layout (A §3.2). */
export function Slots() {
  const node = useContext(NodeContext)
  return node?.columns ? <Columns parent={node.id} layout={Number(node.data.layout ?? 0)} columns={node.columns} /> : null
}
