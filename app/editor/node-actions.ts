import {
  type ContainerDocument,
  type ContentNode,
  emptyDocument,
  locate,
  type NodePosition,
  newNodeId,
  nodesOf,
  type Operation,
  ROOT_ID,
} from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { initialFocusOf } from '../modules/initial-focus.ts'
import { t } from '../platform/i18n/i18n.ts'
import { goToField } from './go-to-field.ts'
import { focusModule, moduleInView, moduleLabel } from './overlay/module-elements.ts'
import { isTooDeep, neighbourPosition } from './overlay/node-positions.ts'
import type { Picking } from './session/editor-state.ts'
import type { EditorSession } from './session/session.ts'

const DEFAULT_SECTION_LAYOUT = 3

/** Inserts the module that was picked, where it was asked for. */
export function insertPicked(session: EditorSession, { containerId, place, makeRoom }: Picking, type: string): void {
  const room = makeRoom?.()
  insertModule(session, containerId, type, room?.place ?? place, room?.operations)
}

/**
 * Inserts a new module at a position, selects it, and focuses its first text or, without one, its settings.
 * @param before operations of the same step that come first
 */
function insertModule(session: EditorSession, containerId: number, type: string, place: NodePosition, before: Operation[] = []): void {
  const definition = definitionOf(type)
  if (!definition) return
  const node: ContentNode = { id: newNodeId(), type, version: definition.version, data: definition.defaults() }
  if (definition.columns) node.columns = emptyDocument(Number(node.data.layout ?? DEFAULT_SECTION_LAYOUT)).columns
  session.apply(containerId, [...before, { type: 'insert', node, place }], {
    announcement: t('{name} added', { name: t(definition.label) }),
  })
  const initialFocus = initialFocusOf(definition)
  session.select({ containerId, nodeId: node.id })
  if (initialFocus) goToField(session, node.id, initialFocus.field)
}

/** Inserts modules where one was asked for, in one step, and selects the first. @param name of what they are, for people */
export function insertPickedNodes(
  session: EditorSession,
  { containerId, place, makeRoom }: Picking,
  nodes: ContentNode[],
  name: string,
): void {
  const room = makeRoom?.()
  const target = room?.place ?? place
  const document = documentOf(session, containerId)
  if (document && nodes.some((node) => isTooDeep(document, node, target.parent))) {
    session.showToast(t('Sections can only be nested one level deep.'))
    return
  }
  const inserts = nodes.map((node): Operation => ({ type: 'insert', node, place: target }))
  const text = t('{name} added', { name })
  if (!tryToApply(session, containerId, [...(room?.operations ?? []), ...inserts], text)) return
  if (nodes[0]) focusModule(session, nodes[0].id, text)
}

/** Moves the selection that contains a module one position up or down in reading order, into and out of columns. */
export function moveBy(session: EditorSession, containerId: number, nodeId: string, step: -1 | 1): void {
  const document = documentOf(session, containerId)
  const selection = selectionOf(session, nodeId)
  const end = selection.at(step === 1 ? -1 : 0)
  const place = document && end && neighbourPosition(document, end, step)
  if (place) moveTo(session, containerId, nodeId, place)
}

/** Whether `moveBy` has somewhere to move to. */
export function canMoveBy(session: EditorSession, containerId: number, nodeId: string, step: -1 | 1): boolean {
  const document = documentOf(session, containerId)
  const end = selectionOf(session, nodeId).at(step === 1 ? -1 : 0)
  return document !== undefined && end !== undefined && neighbourPosition(document, end, step) !== undefined
}

/** Moves the selection that contains a module to a position. An invalid position changes nothing and shows a message. */
export function moveTo(session: EditorSession, containerId: number, nodeId: string, place: NodePosition): void {
  const document = documentOf(session, containerId)
  const located = document && locate(document, nodeId)
  if (!located) return
  const moved = selectionOf(session, nodeId)
  const before = nextUnmoved(document, place, moved)
  if (moved.some((id) => isTooDeep(document, locate(document, id)?.node ?? {}, place.parent))) {
    session.showToast(t('Sections can only be nested one level deep.'))
    return
  }
  const isHere =
    moved.length === 1 &&
    located.parent === place.parent &&
    located.column === place.column &&
    (located.next === before || before === nodeId)
  if (isHere) return
  try {
    session.apply(
      containerId,
      moved.map((id) => ({ type: 'move', id, place: { ...place, before } })),
    )
  } catch {
    session.showToast(t('The module cannot be placed there.'))
    return
  }
  focusModule(session, nodeId, describePosition(documentOf(session, containerId), moved))
  session.selectTogether({ containerId, nodeId }, moved)
}

/** The ids of the selection in reading order; the module alone when it is not selected. */
function selectionOf(session: EditorSession, nodeId: string): string[] {
  const selected = (selectedNodes(session)?.nodes ?? []).map(({ id }) => id)
  return selected.includes(nodeId) ? selected : [nodeId]
}

/** The sibling before which the moved modules are inserted; never one of them. */
function nextUnmoved(document: ContainerDocument, place: NodePosition, moved: string[]): string | null {
  let before = place.before
  while (moved.length > 1 && before && moved.includes(before)) before = locate(document, before)?.next ?? null
  return before
}

/** The position of modules in words; of several, that of the first. */
function describePosition(document: ContainerDocument | undefined, ids: string[]): string {
  const [located, ...others] = ids.flatMap((id) => (document && locate(document, id)) ?? [])
  if (!document || !located) return ''
  const columns = located.parent === ROOT_ID ? document.columns : locate(document, located.parent)?.node.columns
  return t('{name}: column {column}, position {position} of {total}', {
    name: namesOf([located, ...others].map(({ node }) => node)),
    column: located.column + 1,
    position: located.index + 1,
    total: columns?.[located.column]?.children.length ?? 0,
  })
}

/** Modules in a message: a single one by its type, several by their number. */
export function namesOf(nodes: ContentNode[]): string {
  const [only] = nodes
  return nodes.length === 1 && only ? nameOf(only) : t('{n} modules', { n: nodes.length })
}

function nameOf({ type }: ContentNode): string {
  const definition = definitionOf(type)
  return definition ? t(definition.label) : type
}

/** The selected modules in reading order, without those nested in another selected one. */
export function selectedNodes(session: EditorSession): { containerId: number; nodes: ContentNode[] } | undefined {
  const { selected: primary, multiSelected } = session.getState()
  const document = primary && documentOf(session, primary.containerId)
  if (!document) return undefined
  const ids = new Set([primary.nodeId, ...multiSelected])
  const selected = [...nodesOf(document)].filter((node) => ids.has(node.id))
  const inside = new Set(selected.flatMap((node) => [...nodesOf(node)].map((child) => child.id)))
  return { containerId: primary.containerId, nodes: selected.filter((node) => !inside.has(node.id)) }
}

/** Inserts a deep copy after each selected module. */
export function duplicateNodes(session: EditorSession): void {
  const selected = selectedNodes(session)
  if (!selected || selected.nodes.length === 0) return
  const operations = selected.nodes.map((node): Operation => {
    const newIds = Object.fromEntries([node, ...nodesOf(node)].map((descendant) => [descendant.id, newNodeId()]))
    return { type: 'duplicate', id: node.id, newIds }
  })
  tryToApply(session, selected.containerId, operations, t('{names} duplicated', { names: namesOf(selected.nodes) }))
}

/** Removes the selected modules; undo restores them. The focus moves to the next module, else the previous one. */
export function removeNodes(
  session: EditorSession,
  describeRemoval: (names: string) => string = (names) => t('{names} removed', { names }),
): void {
  const selected = selectedNodes(session)
  const document = selected && documentOf(session, selected.containerId)
  if (!document || selected.nodes.length === 0) return
  const removed = new Set(selected.nodes.flatMap((node) => [node.id, ...[...nodesOf(node)].map(({ id }) => id)]))
  const ids = [...nodesOf(document)].map(({ id }) => id)
  const first = ids.findIndex((id) => removed.has(id))
  const neighbour = ids.slice(first).find((id) => !removed.has(id)) ?? ids.slice(0, first).at(-1)
  session.select(null)
  session.apply(
    selected.containerId,
    selected.nodes.map(({ id }) => ({ type: 'remove', id })),
  )
  const text = describeRemoval(namesOf(selected.nodes))
  session.showToast(text, true)
  if (neighbour) focusModule(session, neighbour, `${text}. ${moduleLabel(session.getState().documents, neighbour)}`)
}

/** Inserts copies of modules, with new ids, at `positionBelow`. */
export function insertNodes(session: EditorSession, nodes: ContentNode[]): void {
  const target = positionBelow(session)
  if (!target) return
  const copies = nodes.map(withNewIds)
  const document = documentOf(session, target.containerId)
  if (document && copies.some((node) => isTooDeep(document, node, target.place.parent))) {
    session.showToast(t('Sections can only be nested one level deep.'))
    return
  }
  const isDone = tryToApply(
    session,
    target.containerId,
    copies.map((node) => ({ type: 'insert', node, place: target.place })),
    t('{names} pasted', { names: namesOf(copies) }),
  )
  const last = copies.at(-1)
  if (last && isDone) focusModule(session, last.id, t('{names} pasted', { names: namesOf(copies) }))
}

/** The position after the selected module, else after the one in the middle of the window, else at the end of the page. */
export function positionBelow(session: EditorSession): { containerId: number; place: NodePosition } | undefined {
  const { selected } = session.getState()
  const above = selected ?? moduleInView()
  const containerId = above?.containerId ?? session.region.containers[0]?.id
  const document = containerId === undefined ? undefined : documentOf(session, containerId)
  if (!document || containerId === undefined) return undefined
  const located = above && locate(document, above.nodeId)
  if (located) return { containerId, place: { parent: located.parent, column: located.column, before: located.next } }
  return { containerId, place: { parent: ROOT_ID, column: document.columns.length - 1, before: null } }
}

/** A deep copy of a module with new ids. */
export function withNewIds(node: ContentNode): ContentNode {
  const columns = node.columns?.map((column) => ({ ...column, children: column.children.map(withNewIds) }))
  return { ...node, id: newNodeId(), ...(columns ? { columns } : {}) }
}

/** Applies a command to the selection and says what it did, with undo. @returns false when it does not fit the document */
export function tryToApply(session: EditorSession, containerId: number, operations: Operation[], text: string): boolean {
  try {
    session.apply(containerId, operations)
    session.showToast(text, true)
    return true
  } catch {
    session.showToast(t('The module cannot be placed there.'))
    return false
  }
}

function documentOf(session: EditorSession, containerId: number): ContainerDocument | undefined {
  return session.getState().documents[containerId]
}
