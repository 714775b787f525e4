import { Editor } from '@tiptap/core'
import type { Node as EditorNode, Slice } from '@tiptap/pm/model'
import { type Selection, TextSelection } from '@tiptap/pm/state'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ContentNode, fieldChange, fieldValue, sameJson } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { pasteReport } from '../../staff-ui/rich-text/paste-report.ts'
import { cleanPastedHtml } from '../../staff-ui/rich-text/pasted-html.ts'
import { plainTextSlice } from '../../staff-ui/rich-text/plain-text-slice.ts'
import { INLINE_TEXT_EXTENSIONS, normalizeRichText, RICH_TEXT_EXTENSIONS } from '../../staff-ui/rich-text/rich-text-rules.ts'
import { onPaste } from '../clipboard/paste-into-text.ts'
import { containerOf } from '../container-of.ts'
import { focusModule } from '../overlay/module-elements.ts'
import type { Caret, Selected } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { useSession } from '../session/session-context.ts'
import { useTextToolsSlot } from '../strip/slot.ts'
import { cellOf } from '../table/cell-path.ts'
import { TableMenu } from '../table/TableMenu.tsx'
import { onCellKey } from '../table/table-keys.ts'
import { adoptRichText, isAdopted } from './adopt-text.ts'
import styles from './editable.module.css'
import { isOwnField } from './field-state.ts'
import { onRichKey } from './rich-keys.ts'
import { onSlash } from './slash.ts'
import { TextTools } from './TextTools.tsx'
import { Typing } from './typing.ts'
import { isInFlow } from './writing-flow.ts'

/** A selection as window coordinates; a caret where both points are equal. */
export type ScreenSelection = { anchor: { left: number; top: number }; head: { left: number; top: number } }

type Props = {
  node: ContentNode
  field: string
  label: string
  /** whether it has words alone, no headings, lists and quotes */
  isInline: boolean
  className?: string
  at?: ScreenSelection | Caret
  onClose: () => void
}

/**
 * The rich-text editor (Tiptap), mounted on the element that visitors see while the text has the focus. Everything typed
 * until it loses the focus is one step to undo.
 */
export function RichEditor({ node, field, label, isInline, className, at, onClose }: Props) {
  const session = useSession()
  const box = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const slot = useTextToolsSlot()
  const value = fieldValue(node.data, field) as RichText
  const adopt = useRef<(text: RichText) => void>(undefined)
  const latestNode = useEffectEvent(() => node)
  const cell = cellOf(node, field)
  const placeholder = isInFlow(node, field) ? t('Write, or / for a module') : isInline ? '' : label
  const changeTo = useEffectEvent((text: RichText) => fieldChange(node.data, field, text))

  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor from entering the text to leaving it
  useLayoutEffect(() => {
    const element = box.current
    const containerId = element ? containerOf(element) : undefined
    if (!element || !containerId) return
    let committed = value
    const created = new Editor({
      element: { mount: element },
      extensions: isInline ? INLINE_TEXT_EXTENSIONS : RICH_TEXT_EXTENSIONS,
      content: committed,
      // Its style element would violate the Content-Security-Policy; the rules it needs are in editable.module.css.
      injectCSS: false,
      editorProps: {
        attributes: ({ doc }) => ({
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'data-field': field,
          ...(isEmptyDocument(doc) ? { 'data-empty': placeholder } : {}),
        }),
        handleKeyDown: (_view, event) => onCellKey(context(), event) || onRichKey(context(), event),
        handleTextInput: (_view, _from, _to, typed) => onSlash(context(), typed),
        handlePaste: (_view, event) => onPaste(context(), event.clipboardData),
        transformPastedHTML: (html) => paste(session, html),
        // Without a result the editor's own reading of a single line follows.
        clipboardTextParser: (text, _around, _isPlain, view) => plainTextSlice(text, view.state.schema) as Slice,
      },
      onUpdate: ({ transaction }) => {
        if (!isAdopted(transaction)) typing.typed()
      },
    })
    const context = () => ({ session, node: latestNode(), field, editor: created, commit: () => typing.commit() })
    const typing = new Typing(session, containerId, (typed) => {
      const text = normalizeRichText(created.getJSON()) as RichText
      if (sameJson(text, committed)) return
      committed = text
      session.apply(containerId, [{ type: 'update', id: node.id, data: changeTo(text) }], typed)
    })
    adopt.current = (text) => {
      // Input that is on its way is merged with the others' when it is committed.
      if (typing.isPending || sameJson(text, committed)) return
      committed = text
      adoptRichText(created, text)
    }
    putCaret(created, at)
    setEditor(created)
    return () => {
      adopt.current = undefined
      typing.end()
      created.destroy()
    }
  }, [])
  useLayoutEffect(() => adopt.current?.(value), [value])
  const closeIfLeft = useEffectEvent(({ target }: FocusEvent) => {
    if (!box.current?.contains(target as Node) && !isInTools(target)) onClose()
  })
  useEffect(() => {
    // From a tool the focus may go on elsewhere, as from the picker into the settings of what it added: no blur of the text tells.
    document.addEventListener('focusin', closeIfLeft)
    return () => document.removeEventListener('focusin', closeIfLeft)
  }, [])

  function leave(): void {
    onClose()
    if (!isOwnField(node)) focusModule(session, node.id)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the text editor makes a text box of it */}
      <div
        ref={box}
        className={`${className ?? ''} ${styles.editable} ${styles.rich}`}
        onBlur={(event) => {
          if (!isInTools(event.relatedTarget)) onClose()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          leave()
        }}
      />
      {editor &&
        slot &&
        createPortal(
          <TextTools editor={editor} box={box} isInline={isInline} onLeave={onClose} onDone={leave}>
            {cell && <TableMenu session={session} node={node} cell={cell} />}
          </TextTools>,
          slot,
        )}
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

/** Restores the selection that the click made, or puts the caret where a command wants it; when entered by keyboard, at the end. */
function putCaret(editor: Editor, at: ScreenSelection | Caret | undefined): void {
  editor.view.dispatch(editor.state.tr.setSelection(selectionAt(editor, at)))
  // Synchronously, not in the next frame, so that no key press is lost.
  editor.view.focus()
  trustTheNextKey(editor)
}

/**
 * ProseMirror takes a caret that moves to the beginning of the text within a fifth of a second after the focus for a whim of
 * the browser and puts it back. Here it is the Home key, pressed right after the click that mounted the editor.
 */
function trustTheNextKey({ view }: Editor): void {
  const { input } = view as unknown as { input?: { lastFocus: number } }
  if (input) input.lastFocus = 0
}

function selectionAt({ state: { doc }, view }: Editor, at: ScreenSelection | Caret | undefined): Selection {
  if (at === 'start') return TextSelection.atStart(doc)
  if (typeof at === 'object' && isSelected(at)) {
    const [anchor, head] = [at.anchor, at.head].map((position) => doc.resolve(Math.min(position, doc.content.size)))
    return anchor && head ? TextSelection.between(anchor, head) : TextSelection.atEnd(doc)
  }
  if (typeof at === 'number') return TextSelection.near(doc.resolve(Math.min(at, doc.content.size)))
  const [anchor, head] = at && at !== 'end' ? [at.anchor, at.head].map((point) => view.posAtCoords(point)?.pos) : []
  const isPointed = anchor !== undefined && head !== undefined
  return isPointed ? TextSelection.between(doc.resolve(anchor), doc.resolve(head)) : TextSelection.atEnd(doc)
}

function isSelected(at: ScreenSelection | Selected): at is Selected {
  return typeof at.anchor === 'number'
}

/** Whether a document has nothing but one empty paragraph. */
function isEmptyDocument(doc: EditorNode): boolean {
  return doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.content.size === 0
}

/** Whether the focus moves to the text's tools or a dialog of theirs, which does not close the editor. */
function isInTools(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-text-tools], dialog[data-editor-dialog]') !== null
}
