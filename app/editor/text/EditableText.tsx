import { useLayoutEffect, useRef } from 'react'
import { type ContentNode, type Editing, fieldChange, fieldValue, placeholderText } from '../../content/index.ts'
import { moduleFieldOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { containerOf } from '../container-of.ts'
import { focusModule } from '../overlay/module-elements.ts'
import { useSession } from '../session/session-context.ts'
import { adoptText } from './adopt-text.ts'
import styles from './editable.module.css'
import { isOwnField, useFieldState } from './field-state.ts'
import { leaveOwnField } from './leave-own-field.ts'
import { putCaretInLine } from './line-caret.ts'
import { onLineKey } from './line-keys.ts'
import { useTyping } from './typing.ts'

type Props = React.ComponentProps<Editing['Text']>
type Tag = 'p'

/** A single-line text edited in place. An empty one takes up no space until it is opened, unless it has a placeholder (`instead`). */
export function EditableText(props: Props) {
  const { node, field, instead } = props
  const isEmpty = !fieldValue(node.data, field)
  const state = useFieldState(node, field, isEmpty)
  if (isEmpty && !state.isOpen && instead) return <PlaceholderText {...props} />
  // Another tag is another element, into which the text has to be put anew.
  return state.isShown ? <ShownText key={String(props.as)} {...props} {...state} /> : null
}

/** The text that the site shows instead of an empty field; focusing it opens the field. */
function PlaceholderText({ node, field, as, className, instead }: Props) {
  const session = useSession()
  const open = () => session.openField(node.id, field)
  const text = (
    <Box
      as={as}
      className={className}
      aria-label={labelOf(node, field)}
      data-found=""
      tabIndex={0}
      onFocus={open}
      onClick={(event) => {
        event.preventDefault()
        open()
      }}
    >
      {placeholderText(instead)}
    </Box>
  )
  return text
}

function ShownText({ node, field, as, className, lang, dir, instead, isOpen, caret, errors }: Props & ReturnType<typeof useFieldState>) {
  const session = useSession()
  const element = useRef<BoxElement>(null)
  const value = String(fieldValue(node.data, field) ?? '')
  const shown = useRef(value)
  const hasTyped = useRef(false)
  // The placeholder is preselected for overwriting; it becomes the field's content with the first input.
  const placeholder = useRef(value ? '' : [instead ?? ''].flat().join(' · '))
  const typing = useTyping(session, (typed) => {
    const text = readText(element.current)
    const containerId = element.current && containerOf(element.current)
    if (!containerId || text === shown.current) return
    shown.current = text
    session.apply(containerId, [{ type: 'update', id: node.id, data: fieldChange(node.data, field, text) }], typed)
  })
  useLayoutEffect(() => {
    const target = element.current
    const expected = value || placeholder.current
    // Never overwrites pending input; with it, changes by others are merged or surface as a conflict.
    if (!target || typing.isPending || readText(target) === expected) return
    adoptText(target, expected)
    shown.current = value
  }, [value, typing])
  useLayoutEffect(() => {
    if (!isOpen) return
    const box = element.current
    if (!box) return
    box.focus()
    if (placeholder.current) window.getSelection()?.selectAllChildren(box)
    else putCaretInLine(box, caret ?? 'end')
  }, [isOpen, caret])

  const label = labelOf(node, field)
  return (
    <Box
      as={as}
      ref={element}
      className={className}
      lang={lang}
      dir={dir}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      aria-label={label}
      aria-invalid={errors ? true : undefined}
      aria-description={errors?.join(' ')}
      data-placeholder={label}
      data-field={field}
      spellCheck
      onInput={(event) => {
        placeholder.current = ''
        hasTyped.current = true
        // Browsers leave a <br> in an emptied element; the CSS placeholder needs it empty.
        if (event.currentTarget.textContent?.trim() === '') event.currentTarget.textContent = ''
        const containerId = containerOf(event.currentTarget)
        if (containerId) typing.typed(containerId)
      }}
      onBlur={() => {
        typing.end()
        hasTyped.current = false
        session.closeField(node.id, field)
      }}
      onClick={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // The same key confirms a composition (IME).
        if (event.nativeEvent.isComposing) return
        const line = { session, node, field, element: event.currentTarget, hasTyped: hasTyped.current, commit: () => typing.end() }
        const isDone = onLineKey(line, event)
        if (!isDone && ((event.key !== 'Enter' && event.key !== 'Escape') || event.altKey || event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.stopPropagation()
        if (isDone) return
        typing.end()
        if (isOwnField(node)) leaveOwnField(event.currentTarget, event.key)
        else focusModule(session, node.id)
      }}
    />
  )
}

const HEADING = /^h[1-6]$/

/** The element of a text box, whatever its tag; only what a paragraph and a span share is used. */
type BoxElement = HTMLParagraphElement & HTMLSpanElement
type BoxProps = React.HTMLAttributes<HTMLElement> & { as: Props['as']; ref?: React.Ref<BoxElement> }

/** The text box: the element that visitors see. A heading keeps its role and level and contains the text box. */
function Box({ as, className, ref, ...box }: BoxProps) {
  const Outer = as as Tag
  const attributes = { ...box, role: 'textbox', ref }
  if (!HEADING.test(as)) return <Outer className={`${className ?? ''} ${styles.editable}`} {...attributes} />
  return (
    <Outer className={className}>
      <span className={`${styles.editable} ${styles.inHeading}`} {...attributes} />
    </Outer>
  )
}

function labelOf(node: ContentNode, field: string): string {
  const form = moduleFieldOf(node.type, field)
  return form ? t(form.label) : field
}

/** The text of a single line: white space collapsed and trimmed. */
function readText(element: HTMLElement | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
