import { useContext } from 'react'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { Picture } from '../ui/Picture.tsx'
import { RichTextView } from '../ui/RichTextView.tsx'
import { fieldValue } from './field-path.ts'
import styles from './fields.module.css'
import { Columns, type Editing, EditingContext, NodeContext, useIsFirstPicture, usePicture } from './rendering.tsx'

type TextProps = Omit<React.ComponentProps<Editing['Text']>, 'node'>

/**
 * A plain-text field of the module, editable in place while editing. `field` is a field path: `items.0.headline` for a
 * field of an item. `instead` is rendered while the field is empty.
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

/** Renders the placeholder of an empty field: one text, or several in elements of their own. */
export function placeholderText(words: TextProps['instead']): React.ReactNode {
  return Array.isArray(words) ? words.map((piece) => <span key={piece}>{piece}</span>) : words
}

/** A rich-text field of the module, editable in place while editing. */
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

/** A picture field of the module. While editing, a required picture that is missing shows as an empty frame; for visitors as nothing. */
export function Media({ field, ...shown }: MediaProps) {
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  const value = node && fieldValue(node.data, field)
  const picture = usePicture(value)
  const isFirst = useIsFirstPicture(value)
  if (picture) return <Picture picture={picture} priority={isFirst} {...shown} />
  return node && editing?.needs(node, field) ? (
    <span className={styles.missing} data-unfinished="" style={{ aspectRatio: shown.ratio ?? '16 / 9' }} />
  ) : null
}

/** The columns of a section, in the widths of its layout (A §3.2). */
export function NodeColumns() {
  const node = useContext(NodeContext)
  return node?.columns ? <Columns parent={node.id} layout={Number(node.data.layout ?? 0)} columns={node.columns} /> : null
}
