import type { Editor } from '@tiptap/react'
import type { LinkTarget } from '../links/LinkFinder.tsx'

/** The target of the link at the caret; an empty address when there is none. */
export function linkAt(editor: Editor): LinkTarget {
  const { href, target } = editor.getAttributes('link')
  return { address: typeof href === 'string' ? href : '', newWindow: target === '_blank' }
}

/**
 * Links the selection; when nothing is selected, inserts a link with the title of what was found, else with the address. An
 * empty address removes the link.
 */
export function applyLink(editor: Editor, { address, newWindow, title }: LinkTarget): void {
  const chain = editor.chain().focus(undefined, { scrollIntoView: false }).extendMarkRange('link')
  if (address === '') {
    chain.unsetLink().run()
    return
  }
  const attributes = { href: address, ...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : { target: null, rel: null }) }
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  if (isBare) chain.insertContent({ type: 'text', text: title || address, marks: [{ type: 'link', attrs: attributes }] }).run()
  else chain.setLink(attributes).run()
}
