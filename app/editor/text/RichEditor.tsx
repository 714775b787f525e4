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
import { focusModule } from '../overlay/module-elements.ts'
import { useOverlayRoot } from '../overlay/overlay-root.ts'
import type { EditorSession } from '../session/session.ts'
import { useSession } from '../session/session-context.ts'
import styles from './editable.module.css'
import { TextTools } from './TextTools.tsx'
import { Typing } from './typing.ts'

/** A selection as window coordinates; a caret where both points are equal. */
export type ScreenSelection = { anchor: { left: number; top: number }; head: { left: number; top: number } }

type Props = { node: ContentNode; field: string; label: string; className?: string; at?: ScreenSelection; onClose: () => void }

/**
 * The rich-text editor (Tiptap), mounted on the element that visitors see while the text has the focus. Everything typed
 * until it loses the focus is one step to undo.
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
    let committed = fieldValue(node.data, field) as RichText
    const created = new Editor({
      element: { mount: element },
      extensions: RICH_TEXT_EXTENSIONS,
      content: committed,
      // Its style element would violate the Content-Security-Policy; the rules it needs are in editable.module.css.
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'data-field': field },
        transformPastedHTML: (html) => paste(session, html),
      },
      onUpdate: () => typing.typed(),
    })
    const typing = new Typing(session, containerId, (typed) => {
      const text = normalizeRichText(created.getJSON()) as RichText
      if (sameJson(text, committed)) return
      committed = text
      session.apply(containerId, [{ type: 'update', id: node.id, data: changeTo(text) }], typed)
    })
    putCaret(created, at)
    setEditor(created)
    return () => {
      typing.end()
      created.destroy()
    }
  }, [])

  function leave(): void {
    onClose()
    focusModule(session, node.id)
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

/** Cleans pasted HTML and reports in a message what was changed. */
function paste(session: EditorSession, html: string): string {
  const pasted = cleanPastedHtml(html)
  const report = pasteReport(pasted.changes)
  if (report) session.showToast(report)
  return pasted.html
}

/** Restores the selection that the click made; without one, when entered by keyboard, puts the caret at the end. */
function putCaret(editor: Editor, at: ScreenSelection | undefined): void {
  const [anchor, head] = at ? [at.anchor, at.head].map((point) => editor.view.posAtCoords(point)?.pos) : []
  const { doc, tr } = editor.state
  const isPointed = anchor !== undefined && head !== undefined
  editor.view.dispatch(
    tr.setSelection(isPointed ? TextSelection.between(doc.resolve(anchor), doc.resolve(head)) : TextSelection.atEnd(doc)),
  )
  // Synchronously, not in the next frame, so that no key press is lost.
  editor.view.focus()
}

/** Whether the focus moves to the text's tools or a dialog of theirs, which does not close the editor. */
function isInTools(target: EventTarget | null, overlay: ParentNode | null): boolean {
  if (!(target instanceof Element)) return false
  const isOverlayHost = overlay instanceof ShadowRoot && target === overlay.host
  return isOverlayHost || target.closest('dialog[data-editor-dialog]') !== null
}
