import { type ContainerDocument, type ContentNode, fieldValue, locate, newNodeId, type Operation } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { goToField } from '../go-to-field.ts'
import { focusModule, moduleElement } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'
import { isBlankText, joinTexts, plainWordsOf, textOfBlocks } from './text-blocks.ts'

/** The module type of running text, and the field of it and of a headline that is written into. */
const TEXT = 'text'
const HEADLINE = 'headline'
const CONTENT = 'content'

/** A module on its page: its container, its place in it, and the sibling above it. */
type Place = { containerId: number; located: NonNullable<ReturnType<typeof locate>>; above: ContentNode | undefined }

/** Where a module is; undefined for one that is no longer there. */
export function placeOf(session: EditorSession, nodeId: string): Place | undefined {
  for (const { id: containerId } of session.region.containers) {
    const document = session.getState().documents[containerId]
    const located = document && locate(document, nodeId)
    if (located) return { containerId, located, above: siblingsOf(document, located)[located.index - 1] }
  }
  return undefined
}

function siblingsOf(document: ContainerDocument, { parent, column }: Place['located']): ContentNode[] {
  const columns = locate(document, parent)?.node.columns ?? document.columns
  return columns[column]?.children ?? []
}

/** A new text module. */
export function newText(content: RichText): ContentNode {
  return { id: newNodeId(), type: TEXT, version: definitionOf(TEXT)?.version ?? 1, data: { ...definitionOf(TEXT)?.defaults(), content } }
}

/** Whether Enter and Backspace lead from this field to the modules around it: in texts and headlines. */
export function isInFlow({ type }: ContentNode, field: string): boolean {
  return type === TEXT ? field === CONTENT : type === HEADLINE
}

/**
 * Enter: goes on in a new text below, in one step.
 * @param rest what follows the caret and moves there
 * @param left the data of the module without it
 */
export function writeBelow(session: EditorSession, node: ContentNode, rest: RichText, left?: Record<string, unknown>): void {
  const place = placeOf(session, node.id)
  if (!place) return
  const { containerId, located } = place
  const text = newText(rest)
  const at = { parent: located.parent, column: located.column, before: located.next }
  const shortened: Operation[] = left ? [{ type: 'update', id: node.id, data: left }] : []
  session.apply(containerId, [...shortened, { type: 'insert', node: text, place: at }])
  goToField(session, text.id, CONTENT, 'start')
}

/** Enter in an empty headline: a text takes its place, in one step. */
export function turnIntoText(session: EditorSession, node: ContentNode): void {
  const place = placeOf(session, node.id)
  if (!place) return
  const { containerId, located } = place
  const text = newText(textOfBlocks([]))
  const at = { parent: located.parent, column: located.column, before: node.id }
  session.apply(containerId, [
    { type: 'insert', node: text, place: at },
    { type: 'remove', id: node.id },
  ])
  goToField(session, text.id, CONTENT, 'start')
}

/**
 * Backspace at the beginning of a text: what is empty, this text or the one above, goes away; otherwise the two are
 * joined. The caret stands where they met. One step each.
 * @param endOf the position of the caret at the end of a text
 * @returns false, with nothing changed, where nothing is above
 */
export function joinWithAbove(session: EditorSession, node: ContentNode, endOf: (text: RichText) => number): boolean {
  const place = placeOf(session, node.id)
  if (!place?.above) return false
  const { containerId, above, located } = place
  const [upper, lower] = [textOf(above), textOf(located.node)]
  if (isEmptyModule(located.node)) {
    session.apply(containerId, [{ type: 'remove', id: node.id }])
    goToEnd(session, above.id)
  } else if (isEmptyModule(above)) session.apply(containerId, [{ type: 'remove', id: above.id }])
  else if (upper && lower) {
    session.apply(containerId, [
      { type: 'update', id: above.id, data: { [CONTENT]: joinTexts(upper, lower) } },
      { type: 'remove', id: node.id },
    ])
    goToField(session, above.id, CONTENT, endOf(upper))
  } else if (above.type === HEADLINE && lower) joinWithHeadline(session, containerId, above, located.node, lower)
  else goToEnd(session, above.id)
  return true
}

/** The first paragraph goes on in the headline above it, unless that would lose a link or its like. */
function joinWithHeadline(session: EditorSession, containerId: number, headline: ContentNode, node: ContentNode, text: RichText): void {
  const [first, ...rest] = text.content
  const words = plainWordsOf(first)
  const before = String(headline.data[CONTENT] ?? '')
  if (words === undefined || headline.data.subline) {
    goToEnd(session, headline.id)
    return
  }
  const remaining: Operation = isBlankText({ type: 'doc', content: rest })
    ? { type: 'remove', id: node.id }
    : { type: 'update', id: node.id, data: { [CONTENT]: textOfBlocks(rest) } }
  session.apply(containerId, [{ type: 'update', id: headline.id, data: { [CONTENT]: joinWords(before, words) } }, remaining])
  goToField(session, headline.id, CONTENT, before.length)
}

/** White space at the seam is kept as one space: a headline is one line. */
function joinWords(before: string, after: string): string {
  return `${before}${after}`.replace(/\s+/g, ' ').trim()
}

/** Puts the caret at the end of a module's last text; selects the module when it has none. */
export function goToEnd(session: EditorSession, nodeId: string): void {
  const box = [...(moduleElement(nodeId)?.querySelectorAll<HTMLElement>('[role="textbox"]') ?? [])].at(-1)
  const owner = box?.closest<HTMLElement>('[data-node]')?.dataset.node
  if (owner && box?.dataset.field) goToField(session, owner, box.dataset.field, 'end')
  else focusModule(session, nodeId)
}

function textOf(node: ContentNode): RichText | undefined {
  return node.type === TEXT ? (fieldValue(node.data, CONTENT) as RichText) : undefined
}

/** Whether a text or a headline holds no words. */
export function isEmptyModule({ type, data }: ContentNode): boolean {
  if (type === TEXT) return isBlankText(data[CONTENT] as RichText)
  return type === HEADLINE && !data[CONTENT] && !data.preline && !data.subline
}
