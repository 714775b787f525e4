import { useContext } from 'react'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { Picture } from '../ui/Picture.tsx'
import { RichTextView } from '../ui/RichTextView.tsx'
import { fieldValue } from './field-path.ts'
import styles from './fields.module.css'
import { Columns, type Editing, EditingContext, NodeContext, usePicture } from './rendering.tsx'

type TextProps = Omit<React.ComponentProps<Editing['Text']>, 'node'>

/**
 * A short text of the module: a plain element for visitors, the same element to type into while editing.
 * `field` may name a field of an item: `items.0.headline`. `instead` stands there as long as the field is empty.
 */
export function Text(props: TextProps) {
  const { field, as: Tag, className, instead } = props
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  if (!node) return null
  if (editing) return <editing.Text node={node} {...props} />
  const value = fieldValue(node.data, field)
  return value || instead ? <Tag className={className}>{value ? String(value) : placeholderText(instead)}</Tag> : null
}

/** Words that the site found itself: one, or several side by side. */
export function placeholderText(words: TextProps['instead']): React.ReactNode {
  return Array.isArray(words) ? words.map((piece) => <span key={piece}>{piece}</span>) : words
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
  return node && editing?.needs(node, field) ? (
    <span className={styles.missing} data-unfinished="" style={{ aspectRatio: shown.ratio ?? '16 / 9' }} />
  ) : null
}

/** What stands in the columns of a module that holds other modules, in the widths of its layout (A §3.2). */
export function NodeColumns() {
  const node = useContext(NodeContext)
  return node?.columns ? <Columns parent={node.id} layout={Number(node.data.layout ?? 0)} columns={node.columns} /> : null
}
