import { useContext } from 'react'
import { fieldValue } from './field-path.ts'
import { type Editing, EditingContext, NodeContext } from './rendering.tsx'

type TextProps = Omit<React.ComponentProps<Editing['Text']>, 'node'>

/**
 * A plain-text field of the module, editable in place while editing. `field` is a field path: `items.0.headline` for a
 * field of an item. `instead` is rendered while the field is empty.
 */
export function Text(props: TextProps) {
  const { field, as: Tag, instead, ...attributes } = props
  const node = useContext(NodeContext)
  const editing = useContext(EditingContext)
  if (!node) return null
  if (editing) return <editing.Text node={node} {...props} />
  const value = fieldValue(node.data, field)
  return value || instead ? <Tag {...attributes}>{value ? String(value) : placeholderText(instead)}</Tag> : null
}

/** Renders the placeholder of an empty field: one text, or several in elements of their own. */
export function placeholderText(words: TextProps['instead']): React.ReactNode {
  return Array.isArray(words) ? words.map((piece) => (typeof piece === 'string' ? <span key={piece}>{piece}</span> : piece)) : words
}
