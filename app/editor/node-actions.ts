import {
  type ContainerDocument,
  type ContentNode,
  locate,
  type NodePosition,
  newNodeId,
  nodesOf,
  type Operation,
  ROOT_ID,
} from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import { focusModule, moduleLabel } from './overlay/module-elements.ts'
import { isTooDeep, neighbourPosition } from './overlay/node-positions.ts'
import type { EditorSession } from './session/session.ts'

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
