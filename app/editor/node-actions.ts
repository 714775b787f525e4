import { type ContainerDocument, type ContentNode, emptyDocument, locate, nodesOf, type Place } from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import { neighbourPlace } from './places.ts'
import type { EditorSession } from './session.ts'

/** An id that no other node has. */
export function newNodeId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20)
}

/** Puts a new module of a type at a place and selects it. */
export function insertModule(session: EditorSession, containerId: number, type: string, place: Place): void {
  const definition = definitionOf(type)
  if (!definition) return
  const node: ContentNode = { id: newNodeId(), type, version: definition.version, data: definition.defaults() }
  if (definition.columns) node.columns = emptyDocument(3).columns
  session.apply(containerId, [{ type: 'insert', node, place }], t('{name} added', { name: t(definition.label) }))
  session.select({ containerId, nodeId: node.id })
}

/** Moves a module one place up or down, into and out of columns. */
export function moveBy(session: EditorSession, containerId: number, nodeId: string, step: -1 | 1): void {
  const document = documentOf(session, containerId)
  const place = document && neighbourPlace(document, nodeId, step)
  if (place) moveTo(session, containerId, nodeId, place)
}

/** Moves a module to a place; one that it cannot take leaves everything as it was. */
export function moveTo(session: EditorSession, containerId: number, nodeId: string, place: Place): void {
  const document = documentOf(session, containerId)
  const located = document && locate(document, nodeId)
  if (!located) return
  const here =
    located.parent === place.parent && located.column === place.column && (located.next === place.before || place.before === nodeId)
  if (here) return
  try {
    session.apply(containerId, [{ type: 'move', id: nodeId, place }])
  } catch {
    return
  }
  const moved = locate(documentOf(session, containerId) as ContainerDocument, nodeId)
  session.announce(
    t('Moved to column {column}, position {position}', { column: (moved?.column ?? 0) + 1, position: (moved?.index ?? 0) + 1 }),
  )
  session.select({ containerId, nodeId })
}

/** Puts a copy of a module, with everything in it, right after it. */
export function duplicateNode(session: EditorSession, containerId: number, nodeId: string): void {
  const document = documentOf(session, containerId)
  const node = document && locate(document, nodeId)?.node
  if (!node) return
  const newIds = Object.fromEntries([node, ...nodesOf(node)].map((one) => [one.id, newNodeId()]))
  session.apply(containerId, [{ type: 'duplicate', id: nodeId, newIds }], t('Duplicated'))
}

/** Takes a module away; undo brings it back. */
export function removeNode(session: EditorSession, containerId: number, nodeId: string): void {
  session.select(null)
  session.apply(containerId, [{ type: 'remove', id: nodeId }], t('Removed'))
}

function documentOf(session: EditorSession, containerId: number): ContainerDocument | undefined {
  return session.getState().documents[containerId]
}
