import { useLayoutEffect, useRef } from 'react'
import { type ContentNode, type Editing, fieldChange, fieldValue, placeholderText } from '../../content/index.ts'
import { moduleFieldOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { containerOf } from '../container-of.ts'
import { goToFrame } from '../overlay/frames.ts'
import { useSession } from '../session/session-context.ts'
import styles from './editable.module.css'
import { useFieldState } from './field-state.ts'
import { writeBelow } from './next-paragraph.ts'
import { useTyping } from './typing.ts'

type Props = React.ComponentProps<Editing['Text']>
type Tag = 'p'

/** A short text, typed where it stands. An empty one takes no room until somebody opens it, unless the site has words for it. */
export function EditableText(props: Props) {
  const { node, field, instead } = props
  const isEmpty = !fieldValue(node.data, field)
  const state = useFieldState(node, field, isEmpty)
  if (isEmpty && !state.isOpen && instead) return <FoundText {...props} />
  return state.isShown ? <ShownText {...props} {...state} /> : null
}

/** Words that the site found itself, until somebody goes into them to write their own. */
function FoundText({ node, field, as, className, instead }: Props) {
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

function ShownText({ node, field, as, className, instead, isOpen, errors }: Props & ReturnType<typeof useFieldState>) {
  const session = useSession()
  const element = useRef<BoxElement>(null)
  const value = String(fieldValue(node.data, field) ?? '')
  const shown = useRef(value)
  // The site's own words are there to be written over; they become one's own with the first letter.
  const found = useRef(value ? '' : [instead ?? ''].flat().join(' · '))
  const typing = useTyping(session, (typed) => {
    const text = readText(element.current)
    const containerId = element.current && containerOf(element.current)
    if (!containerId || text === shown.current) return
    shown.current = text
    session.apply(containerId, [{ type: 'update', id: node.id, data: fieldChange(node.data, field, text) }], typed)
  })
  useLayoutEffect(() => {
    const target = element.current
    const wanted = value || found.current
    // While somebody types, their words stand; what others wrote comes in with the conflict that follows.
    if (!target || typing.isPending || readText(target) === wanted) return
    target.textContent = wanted
    shown.current = value
  }, [value, typing])
  useLayoutEffect(() => {
    if (!isOpen) return
    element.current?.focus()
    if (found.current && element.current) window.getSelection()?.selectAllChildren(element.current)
  }, [isOpen])

  const label = labelOf(node, field)
  return (
    <Box
      as={as}
      ref={element}
      className={className}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      aria-label={label}
      aria-invalid={errors ? true : undefined}
      aria-description={errors?.join(' ')}
      data-placeholder={label}
      data-field={field}
      spellCheck
      onInput={(event) => {
        found.current = ''
        // A browser leaves a break behind where all words are gone; the placeholder wants the element empty.
        if (event.currentTarget.textContent?.trim() === '') event.currentTarget.textContent = ''
        const containerId = containerOf(event.currentTarget)
        if (containerId) typing.typed(containerId)
      }}
      onBlur={() => {
        typing.end()
        session.closeField(node.id, field)
      }}
      onClick={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if ((event.key !== 'Enter' && event.key !== 'Escape') || event.altKey || event.ctrlKey || event.metaKey) return
        // Words that are being composed are confirmed by the same key.
        if (event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        typing.end()
        if (event.key === 'Enter' && isAtEnd(event.currentTarget) && writeBelow(session, node)) return
        goToFrame(session, node.id)
      }}
    />
  )
}

const HEADING = /^h[1-6]$/

/** The element of a text box, whichever tag it has: what a paragraph and a span have in common is all that is read of it. */
type BoxElement = HTMLParagraphElement & HTMLSpanElement
type BoxProps = React.HTMLAttributes<HTMLElement> & { as: Props['as']; ref?: React.Ref<BoxElement> }

/** The text box: the very element that visitors see. A heading stays one, with its level, and holds the box. */
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

/** A line has no breaks and no spaces at its ends. */
function readText(element: HTMLElement | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Whether the caret stands behind the last word; in an empty line it does not. */
function isAtEnd(element: HTMLElement): boolean {
  const selection = window.getSelection()
  if (!readText(element) || !selection?.isCollapsed || selection.rangeCount === 0) return false
  const rest = selection.getRangeAt(0).cloneRange()
  rest.selectNodeContents(element)
  rest.setStart(selection.getRangeAt(0).endContainer, selection.getRangeAt(0).endOffset)
  return rest.toString().trim() === ''
}
