import { Extension } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { directionOf } from '../../platform/rich-text/block-direction.ts'
import type { RichTextBlock } from '../../platform/rich-text/rich-text.ts'

const BLOCKS = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote']

/** Shows paragraphs and lists in the direction that visitors see. Nothing of it is stored, since the words say it. */
export const BlockDirections = Extension.create({
  name: 'blockDirections',
  addProseMirrorPlugins() {
    const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => directionsOf(doc),
        apply: (transaction, before) => (transaction.docChanged ? directionsOf(transaction.doc) : before),
      },
      props: { decorations: (state) => plugin.getState(state) },
    })
    return [plugin]
  },
})

function directionsOf(doc: EditorNode): DecorationSet {
  const decorations: Decoration[] = []
  doc.descendants((node, position) => {
    if (!BLOCKS.includes(node.type.name)) return node.type.name === 'listItem'
    const dir = directionOf(node.toJSON() as RichTextBlock)
    if (dir) decorations.push(Decoration.node(position, position + node.nodeSize, { dir }))
    return !node.isTextblock
  })
  return DecorationSet.create(doc, decorations)
}
