import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import styles from './soft-hyphen.module.css'

/** Where a word may break: nothing is seen of it until the word is at the end of a line. */
export const SOFT_HYPHEN = '\u00ad'

/** Writes soft hyphens with Ctrl Shift H, and shows a sign at each while the text is edited. */
export const SoftHyphen = Extension.create({
  name: 'softHyphen',
  addKeyboardShortcuts() {
    return { 'Mod-Shift-h': () => this.editor.commands.command(({ tr }) => Boolean(tr.insertText(SOFT_HYPHEN))) }
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const signs = positionsOf(doc).map((position) => Decoration.inline(position, position + 1, { class: styles.sign ?? '' }))
          return signs.length > 0 ? DecorationSet.create(doc, signs) : null
        },
      },
    }),
  ],
})

function positionsOf(doc: Node): number[] {
  const positions: number[] = []
  doc.descendants((node, start) => {
    for (const { index } of node.text?.matchAll(/\u00ad/g) ?? []) positions.push(start + index)
  })
  return positions
}
