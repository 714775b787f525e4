import { Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { blocksOfPlainText } from './plain-text-blocks.ts'

/**
 * Plain text of several lines as what an editor pastes (`blocksOfPlainText`); where it has no lists, each item is a paragraph.
 * @returns undefined for a single line, which the editor pastes by itself, in the style of the words around it
 */
export function plainTextSlice(text: string, schema: Schema): Slice | undefined {
  if (!/[\r\n]/.test(text.trim())) return undefined
  const blocks = blocksOfPlainText(text)
  const content =
    'bulletList' in schema.nodes
      ? blocks
      : blocks.flatMap((block) => (block.type === 'paragraph' ? block : block.content.flatMap((item) => item.content)))
  return Slice.maxOpen(Fragment.fromJSON(schema, content))
}
