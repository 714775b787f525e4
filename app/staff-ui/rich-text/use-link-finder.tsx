import type { Editor } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { LinkFinder, type LinkTarget } from '../links/LinkFinder.tsx'
import { applyLink } from './text-link.ts'

/**
 * Finding where a link in running text leads. Whichever way it ends, the typing goes on where it was.
 * @returns what opens it, and what is shown while it is open
 */
export function useLinkFinder(editor: Editor): { ask: (given: LinkTarget) => void; finder: ReactNode } {
  const [link, setLink] = useState<LinkTarget>()
  function leave(): void {
    setLink(undefined)
    // The finder keeps the focus until it is gone.
    requestAnimationFrame(() => editor.isDestroyed || editor.commands.focus(undefined, { scrollIntoView: false }))
  }
  function pick(target: LinkTarget): void {
    applyLink(editor, target)
    leave()
  }
  return { ask: setLink, finder: link && <LinkFinder initial={link} onPick={pick} onClose={leave} /> }
}
