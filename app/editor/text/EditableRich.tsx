import { useRef, useState } from 'react'
import { type ContentNode, fieldValue } from '../../content/index.ts'
import { moduleFieldOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { multiSelectTarget } from '../overlay/selection.ts'
import { useSession } from '../session/session-context.ts'
import { cellOf } from '../table/cell-path.ts'
import styles from './editable.module.css'
import { useFieldState } from './field-state.ts'
import { RichEditor, type ScreenSelection } from './RichEditor.tsx'

/** Rich text edited in place. The editor is mounted only when the text is focused, so that a page of many texts stays fast. */
export function EditableRich({ node, field, className }: { node: ContentNode; field: string; className?: string }) {
  const session = useSession()
  const isPressed = useRef(false)
  const [entered, setEntered] = useState<{ at?: ScreenSelection }>()
  const value = fieldValue(node.data, field) as RichText | undefined
  const { isShown, isOpen, caret, errors } = useFieldState(node, field, !plainTextOf(value))
  const form = moduleFieldOf(node.type, field)
  const isInline = form?.kind === 'richText' && form.isInline === true
  if (!isShown && !entered && !isInline) return null
  const cell = cellOf(node, field)
  const label = cell ? t('Row {row}, column {column}', { row: cell.row + 1, column: cell.column + 1 }) : form ? t(form.label) : field
  const shown = (
    // biome-ignore lint/a11y/useSemanticElements: it becomes a text box as soon as it is entered
    <div
      className={`${className ?? ''} ${styles.editable} ${isInline ? styles.cell : ''}`}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      aria-invalid={errors ? true : undefined}
      aria-description={errors?.join(' ')}
      tabIndex={0}
      data-placeholder={isInline ? '' : label}
      data-field={field}
      onPointerDown={() => {
        isPressed.current = true
      }}
      // With the pointer, the click that follows sets the caret; by keyboard there is no click.
      onFocus={() => isPressed.current || setEntered({})}
      onClickCapture={(event) => {
        event.preventDefault()
        if (multiSelectTarget(session, event)) return
        isPressed.current = false
        setEntered({ at: screenSelection(event.clientX, event.clientY) })
      }}
    >
      {plainTextOf(value) ? <RichTextView text={value} /> : null}
    </div>
  )
  if (!entered && !isOpen) return shown
  return (
    <RichEditor
      node={node}
      field={field}
      label={label}
      isInline={isInline}
      className={className}
      at={isOpen ? caret : entered?.at}
      onClose={() => {
        setEntered(undefined)
        session.closeField(node.id, field)
      }}
    />
  )
}

/** The click or selection in the static text as coordinates, which the editor maps to positions in its document. */
function screenSelection(left: number, top: number): ScreenSelection {
  const selection = window.getSelection()
  const clicked = { left, top }
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return { anchor: clicked, head: clicked }
  const lines = [...selection.getRangeAt(0).getClientRects()]
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return { anchor: clicked, head: clicked }
  return {
    anchor: { left: first.left, top: first.top + first.height / 2 },
    head: { left: last.right, top: last.top + last.height / 2 },
  }
}
