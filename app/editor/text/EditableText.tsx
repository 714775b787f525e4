import { useLayoutEffect, useRef } from 'react'
import { type ContentNode, fieldChange, fieldValue } from '../../content/index.ts'
import { fieldFormOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { containerOf } from '../container-of.ts'
import { useSession } from '../session/session-context.ts'
import styles from './editable.module.css'
import { useFieldState } from './field-state.ts'
import { useTyping } from './typing.ts'

type Props = { node: ContentNode; field: string; as: keyof React.JSX.IntrinsicElements; className?: string }

/** A short text, typed where it stands. An empty one takes no room until somebody opens it. */
export function EditableText(props: Props) {
  const state = useFieldState(props.node, props.field, !fieldValue(props.node.data, props.field))
  return state.isShown ? <ShownText {...props} {...state} /> : null
}

function ShownText({ node, field, as, className, isOpen, errors }: Props & ReturnType<typeof useFieldState>) {
  const session = useSession()
  const element = useRef<HTMLElement>(null)
  const value = String(fieldValue(node.data, field) ?? '')
  const shown = useRef(value)
  const typing = useTyping(session, (typed) => {
    const text = readText(element.current)
    const containerId = element.current && containerOf(element.current)
    if (!containerId || text === shown.current) return
    shown.current = text
    session.apply(containerId, [{ type: 'update', id: node.id, data: fieldChange(node.data, field, text) }], typed)
  })
  useLayoutEffect(() => {
    const target = element.current
    // While somebody types, their words stand; what others wrote comes in with the conflict that follows.
    if (!target || typing.isPending || readText(target) === value) return
    target.textContent = value
    shown.current = value
  }, [value, typing])
  useLayoutEffect(() => {
    if (isOpen) element.current?.focus()
  }, [isOpen])

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
      aria-invalid={errors ? true : undefined}
      aria-description={errors?.join(' ')}
      data-placeholder={label}
      spellCheck
      onInput={(event) => {
        const containerId = containerOf(event.currentTarget)
        if (containerId) typing.typed(containerId)
      }}
      onBlur={() => {
        typing.end()
        session.closeField(node.id, field)
      }}
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

/** A line has no breaks and no spaces at its ends. */
function readText(element: HTMLElement | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
