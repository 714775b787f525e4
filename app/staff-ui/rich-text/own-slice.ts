import { Extension } from '@tiptap/core'
import { DOMSerializer, type Fragment } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

const OWN_SLICE = /\sdata-foyer-slice="([^"]*)"/

/**
 * Whether HTML was copied from a text of this house, which keeps all that it has. Every editor on ProseMirror writes
 * `data-pm-slice`, so that this says nothing.
 */
export function isOwnSlice(html: string): boolean {
  return /\sdata-pm-slice=/.test(html) && OWN_SLICE.exec(html)?.[1] === location.origin
}

/** Marks what is copied from a text as that of this house. */
class OwnSerializer extends DOMSerializer {
  override serializeFragment(fragment: Fragment, options?: { document?: Document }, target?: HTMLElement | DocumentFragment) {
    const serialized = super.serializeFragment(fragment, options, target)
    if (!target) serialized.firstElementChild?.setAttribute('data-foyer-slice', location.origin)
    return serialized
  }
}

/** Writes that mark to the clipboard. */
export const OwnSlice = Extension.create({
  name: 'ownSlice',
  addProseMirrorPlugins() {
    const { nodes, marks } = DOMSerializer.fromSchema(this.editor.schema)
    return [new Plugin({ props: { clipboardSerializer: new OwnSerializer(nodes, marks) } })]
  },
})
