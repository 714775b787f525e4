import { useEffect } from 'react'
import { z } from 'zod'
import { contentNodeSchema } from '../../content/document-schema.ts'
import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { isHandledElsewhere } from '../handled-elsewhere.ts'
import { insertNodes } from '../insert-modules.ts'
import { removeNodes, selectedNodes } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'
import { copiedImages } from './image-file.ts'
import { pasteBelowSelection } from './paste-pieces.ts'

const MAX_NODES_COPIED = 200

/** Copied modules as JSON text, so that the clipboard carries them to other pages, tabs and browsers. */
const clipboardSchema = z.strictObject({ foyer: z.literal('modules'), nodes: z.array(contentNodeSchema).min(1).max(MAX_NODES_COPIED) })

/** The selected modules as clipboard text; undefined when none is selected. */
export function copiedText(session: EditorSession): string | undefined {
  const nodes = selectedNodes(session)?.nodes
  return nodes?.length ? JSON.stringify({ foyer: 'modules', nodes }) : undefined
}

/** The modules in a clipboard text; undefined for any other text. */
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
  announceCopied(session)
}

/** Copies the selected modules and then removes them; when the clipboard is not available, nothing is removed. */
export async function cutNodes(session: EditorSession): Promise<void> {
  await copyNodes(session)
  removeNodes(session, describeCut)
}

/** Pastes modules, or what was copied elsewhere as modules, below the selected one. */
export async function pasteBelow(session: EditorSession): Promise<void> {
  const data = await readClipboard()
  const nodes = nodesInText(data.getData('text/plain'))
  if (nodes) insertNodes(session, nodes)
  else if (!pasteBelowSelection(session, data)) session.showToast(t('There is nothing on the clipboard that a page can hold.'))
}

async function readClipboard(): Promise<DataTransfer> {
  const data = new DataTransfer()
  for (const item of await navigator.clipboard.read())
    for (const type of ['text/html', 'text/plain'])
      if (item.types.includes(type)) data.setData(type, await (await item.getType(type)).text())
  return data
}

function announceCopied(session: EditorSession): void {
  const number = selectedNodes(session)?.nodes.length ?? 0
  session.showToast(number === 1 ? t('Copied') : t('{n} modules copied', { n: number }))
}

function describeCut(names: string): string {
  return t('{names} cut', { names })
}

/** Handles the browser's copy, cut and paste for modules, except in fields and with selected text. */
export function useClipboard(session: EditorSession): void {
  useEffect(() => {
    const isText = (event: Event) => isHandledElsewhere(event) || window.getSelection()?.isCollapsed === false
    function onCopy(event: ClipboardEvent) {
      const text = isText(event) ? undefined : copiedText(session)
      if (!text) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
      if (event.type === 'cut') removeNodes(session, describeCut)
      else announceCopied(session)
    }
    function onPaste(event: ClipboardEvent) {
      const data = event.clipboardData
      // A text that has taken a paste may be gone by now.
      if (!data || event.defaultPrevented || isHandledElsewhere(event) || copiedImages(data).length > 0) return
      const nodes = nodesInText(data.getData('text/plain'))
      if (nodes) insertNodes(session, nodes)
      else if (!pasteBelowSelection(session, data)) session.showToast(t('There is nothing on the clipboard that a page can hold.'))
      event.preventDefault()
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
