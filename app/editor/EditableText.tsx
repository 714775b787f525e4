import { useEffect, useRef } from 'react'
import { type ContentNode, fieldChange, fieldValue } from '../content/index.ts'
import { fieldFormOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import { containerOf } from './container-of.ts'
import styles from './editable.module.css'
import { useSession } from './session-context.ts'

type Props = { node: ContentNode; field: string; as: keyof React.JSX.IntrinsicElements; className?: string }

/** A short text, typed where it stands. Enter ends it; leaving it makes one step of it. */
export function EditableText({ node, field, as, className }: Props) {
  const session = useSession()
  const element = useRef<HTMLElement>(null)
  const value = String(fieldValue(node.data, field) ?? '')
  useEffect(() => {
    const target = element.current
    // While somebody types, their words stand; React must not write into them.
    if (target && document.activeElement !== target && target.textContent !== value) target.textContent = value
  }, [value])

  function finish() {
    const text = (element.current?.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (text === value || !element.current) return
    const containerId = containerOf(element.current)
    if (containerId) session.apply(containerId, [{ type: 'update', id: node.id, data: fieldChange(node.data, field, text) }])
  }
  const form = fieldFormOf(node.type, field)
  const label = form ? t(form.label) : field
  const Tag = as as 'p'
  return (
    <Tag
      ref={element as never}
      className={`${className ?? ''} ${styles.editable}`}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-label={label}
      data-placeholder={label}
      spellCheck
      onBlur={finish}
      onClick={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        element.current?.blur()
      }}
    />
  )
}
