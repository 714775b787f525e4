import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ContentNode, fieldChange, fieldValue, sameJson } from '../../content/index.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { pasteReport } from '../../staff-ui/rich-text/paste-report.ts'
import { cleanPastedHtml } from '../../staff-ui/rich-text/pasted-html.ts'
import { normalizeRichText, RICH_TEXT_EXTENSIONS } from '../../staff-ui/rich-text/rich-text-rules.ts'
import { containerOf } from '../container-of.ts'
import { goToFrame } from '../overlay/frames.ts'
import { useOverlayRoot } from '../overlay/overlay-root.ts'
import type { EditorSession } from '../session/session.ts'
import { useSession } from '../session/session-context.ts'
import styles from './editable.module.css'
import { TextTools } from './TextTools.tsx'
import { Typing } from './typing.ts'

/** The places in the window where a selection begins and ends; the caret where both are the same. */
export type PointedAt = { anchor: { left: number; top: number }; head: { left: number; top: number } }

type Props = { node: ContentNode; field: string; label: string; className?: string; at?: PointedAt; onClose: () => void }

/**
 * The text editor, mounted while somebody is in a text, on the very element that visitors see. Everything typed in one
 * visit is one step back.
 */
export function RichEditor({ node, field, label, className, at, onClose }: Props) {
  const session = useSession()
  const box = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const overlay = useOverlayRoot()
  const changeTo = useEffectEvent((text: RichText) => fieldChange(node.data, field, text))

  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor from entering the text to leaving it
  useLayoutEffect(() => {
    const element = box.current
    const containerId = element ? containerOf(element) : undefined
    if (!element || !containerId) return
    let kept = fieldValue(node.data, field) as RichText
    const made = new Editor({
      element: { mount: element },
      extensions: RICH_TEXT_EXTENSIONS,
      content: kept,
      // Its style element would break the page's policy; the rules it needs stand in editable.module.css.
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'data-field': field },
        transformPastedHTML: (html) => paste(session, html),
      },
      onUpdate: () => typing.typed(),
    })
    const typing = new Typing(session, containerId, (typed) => {
      const text = normalizeRichText(made.getJSON()) as RichText
      if (sameJson(text, kept)) return
      kept = text
      session.apply(containerId, [{ type: 'update', id: node.id, data: changeTo(text) }], typed)
    })
    putCaret(made, at)
    setEditor(made)
    return () => {
      typing.end()
      made.destroy()
    }
  }, [])

  function leave(): void {
    onClose()
    goToFrame(session, node.id)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the text editor makes a text box of it */}
      <div
        ref={box}
        className={`${className ?? ''} ${styles.editable} ${styles.rich}`}
        onBlur={(event) => {
          if (!isInTools(event.relatedTarget, overlay)) onClose()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          leave()
        }}
      />
      {editor && overlay && createPortal(<TextTools editor={editor} box={box} onLeave={onClose} onDone={leave} />, overlay)}
    </>
  )
}

/** What is pasted, cleaned; what could not stay as it was is said. */
function paste(session: EditorSession, html: string): string {
  const pasted = cleanPastedHtml(html)
  const said = pasteReport(pasted.changes)
  if (said) session.showToast(said)
  return pasted.html
}

/** Puts the caret where the text was clicked, or selects what was selected; at the end when it was entered by keyboard. */
function putCaret(editor: Editor, at: PointedAt | undefined): void {
  const [anchor, head] = at ? [at.anchor, at.head].map((point) => editor.view.posAtCoords(point)?.pos) : []
  const { doc, tr } = editor.state
  const isPointed = anchor !== undefined && head !== undefined
  editor.view.dispatch(
    tr.setSelection(isPointed ? TextSelection.between(doc.resolve(anchor), doc.resolve(head)) : TextSelection.atEnd(doc)),
  )
  // At once, not with the next frame: no key that is pressed meanwhile may fall beside it.
  editor.view.focus()
}

/** The tools of a text and the dialogs they open belong to it; going there does not leave it. */
function isInTools(target: EventTarget | null, overlay: ParentNode | null): boolean {
  if (!(target instanceof Element)) return false
  const isOverlayHost = overlay instanceof ShadowRoot && target === overlay.host
  return isOverlayHost || target.closest('dialog[data-editor-dialog]') !== null
}
