import type { Editor } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { LinkFinder, type LinkTarget } from '../links/LinkFinder.tsx'
import { applyLink } from './text-link.ts'

/**
 * The link dialog of a text editor. Closing it returns the focus to the caret.
 * @returns a function that opens the dialog with the current target, and the dialog while it is open
 */
export function useLinkFinder(editor: Editor): { ask: (current: LinkTarget) => void; finder: ReactNode } {
  const [link, setLink] = useState<LinkTarget>()
  function close(): void {
    setLink(undefined)
    // The dialog holds the focus until it is unmounted.
    requestAnimationFrame(() => editor.isDestroyed || editor.commands.focus(undefined, { scrollIntoView: false }))
  }
  function onPick(target: LinkTarget): void {
    applyLink(editor, target)
    close()
  }
  return { ask: setLink, finder: link && <LinkFinder initial={link} onPick={onPick} onClose={close} /> }
}
