import { lazy, Suspense, useState } from 'react'
import { type ContentNode, fieldValue } from '../content/index.ts'
import { fieldFormOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import { plainTextOf, type RichText } from '../platform/rich-text/rich-text.ts'
import { RichTextView } from '../ui/RichTextView.tsx'
import styles from './editable.module.css'

const RichEditor = lazy(() => import('./RichEditor.tsx'))

/** Running text. The text editor is mounted only when somebody goes into it, so that a page of many texts stays quick. */
export function EditableRich({ node, field, className }: { node: ContentNode; field: string; className?: string }) {
  const [open, setOpen] = useState(false)
  const value = fieldValue(node.data, field) as RichText | undefined
  const form = fieldFormOf(node.type, field)
  const label = form ? t(form.label) : field
  const shown = (
    // biome-ignore lint/a11y/useSemanticElements: it becomes a text box as soon as it is entered
    <div
      className={`${className ?? ''} ${styles.editable}`}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      data-placeholder={label}
      onFocus={() => setOpen(true)}
      onClickCapture={(event) => event.preventDefault()}
    >
      {plainTextOf(value) ? <RichTextView text={value} /> : null}
    </div>
  )
  if (!open) return shown
  return (
    <Suspense fallback={shown}>
      <RichEditor node={node} field={field} label={label} className={className} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
