import { useEffect } from 'react'
import { z } from 'zod'
import { contentNodeSchema } from '../../content/document-schema.ts'
import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { insertNodes, removeNodes, selectedNodes } from '../node-actions.ts'
import { isTakenElsewhere } from '../overlay/shortcuts.ts'
import type { EditorSession } from '../session/session.ts'
import { pictureIn } from './picture-in.ts'

const MAX_NODES_COPIED = 200

/** What lies in the system's clipboard after copying modules; text, so that it reaches other pages, tabs and browsers. */
const clipboardSchema = z.strictObject({ foyer: z.literal('modules'), nodes: z.array(contentNodeSchema).min(1).max(MAX_NODES_COPIED) })

/** The chosen modules as text for the clipboard; undefined when none is chosen. */
export function copiedText(session: EditorSession): string | undefined {
  const nodes = selectedNodes(session)?.nodes
  return nodes?.length ? JSON.stringify({ foyer: 'modules', nodes }) : undefined
}

/** The modules in a text from the clipboard; undefined when it holds something else. */
export function nodesInText(text: string): ContentNode[] | undefined {
  try {
    const { nodes } = clipboardSchema.parse(JSON.parse(text))
    return nodes.every(({ type }) => definitionOf(type)) ? nodes : undefined
  } catch {
    return undefined
  }
}

export async function copyNodes(session: EditorSession): Promise<void> {
  const text = copiedText(session)
  if (!text) return
  await navigator.clipboard.writeText(text)
  tellCopied(session)
}

/** Copies, and only then takes away: a clipboard that refuses loses nothing. */
export async function cutNodes(session: EditorSession): Promise<void> {
  await copyNodes(session)
  removeNodes(session, cutInWords)
}

export async function pasteBelow(session: EditorSession): Promise<void> {
  paste(session, await navigator.clipboard.readText())
}

/** @returns whether the text held modules */
function paste(session: EditorSession, text: string): boolean {
  const nodes = nodesInText(text)
  if (nodes) insertNodes(session, nodes)
  else session.showToast(t('There are no modules on the clipboard.'))
  return nodes !== undefined
}

function tellCopied(session: EditorSession): void {
  const number = selectedNodes(session)?.nodes.length ?? 0
  session.showToast(number === 1 ? t('Copied') : t('{n} modules copied', { n: number }))
}

function cutInWords(names: string): string {
  return t('{names} cut', { names })
}

/** The browser's own copy, cut and paste, for modules. Selected text and fields keep theirs. */
export function useClipboard(session: EditorSession): void {
  useEffect(() => {
    const isText = (event: Event) => isTakenElsewhere(event) || window.getSelection()?.isCollapsed === false
    function onCopy(event: ClipboardEvent) {
      const text = isText(event) ? undefined : copiedText(session)
      if (!text) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
      if (event.type === 'cut') removeNodes(session, cutInWords)
      else tellCopied(session)
    }
    function onPaste(event: ClipboardEvent) {
      if (isTakenElsewhere(event) || pictureIn(event.clipboardData)) return
      if (paste(session, event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
    }
    window.addEventListener('copy', onCopy)
    window.addEventListener('cut', onCopy)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('copy', onCopy)
      window.removeEventListener('cut', onCopy)
      window.removeEventListener('paste', onPaste)
    }
  }, [session])
}
