import {
  type ContainerDocument,
  type ContentNode,
  emptyDocument,
  locate,
  nodesOf,
  type Operation,
  type Place,
  ROOT_ID,
} from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import { neighbourPlace } from './overlay/places.ts'
import type { EditorSession } from './session/session.ts'

const DEFAULT_SECTION_LAYOUT = 3

/** An id that no other node has. */
export function newNodeId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20)
}

/** Puts a new module of a type at a place, selects it and goes into its first text. */
export function insertModule(session: EditorSession, containerId: number, type: string, place: Place): void {
  const definition = definitionOf(type)
  if (!definition) return
  const node: ContentNode = { id: newNodeId(), type, version: definition.version, data: definition.defaults() }
  if (definition.columns) node.columns = emptyDocument(Number(node.data.layout ?? DEFAULT_SECTION_LAYOUT)).columns
  session.apply(containerId, [{ type: 'insert', node, place }], { announcement: t('{name} added', { name: t(definition.label) }) })
  session.select({ containerId, nodeId: node.id })
  const firstText = Object.entries(definition.fields).find(([name, form]) => {
    return (
      (form.kind === 'text' && form.inPlace && definition.schema.shape[name]?.safeParse('').success === false) || form.kind === 'richText'
    )
  })
  if (firstText) session.openField(node.id, firstText[0])
  requestAnimationFrame(() => {
    document.querySelector(`[data-node="${CSS.escape(node.id)}"]`)?.scrollIntoView({ block: 'nearest' })
    // The keys are the module's now, not those of the button that asked for it.
    if (!firstText && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
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
  const isHere =
    located.parent === place.parent && located.column === place.column && (located.next === place.before || place.before === nodeId)
  if (isHere) return
  try {
    session.apply(containerId, [{ type: 'move', id: nodeId, place }])
  } catch {
    session.announce(t('The module cannot stand there.'))
    return
  }
  const moved = locate(documentOf(session, containerId) as ContainerDocument, nodeId)
  session.announce(
    t('Moved to column {column}, position {position}', { column: (moved?.column ?? 0) + 1, position: (moved?.index ?? 0) + 1 }),
  )
  session.select({ containerId, nodeId })
}

/** The chosen modules in reading order, without those that stand inside another chosen one. */
export function chosenNodes(session: EditorSession): { containerId: number; nodes: ContentNode[] } | undefined {
  const { selected, marked } = session.getState()
  const document = selected && documentOf(session, selected.containerId)
  if (!document) return undefined
  const ids = new Set([selected.nodeId, ...marked])
  const chosen = [...nodesOf(document)].filter((node) => ids.has(node.id))
  const inside = new Set(chosen.flatMap((node) => [...nodesOf(node)].map((child) => child.id)))
  return { containerId: selected.containerId, nodes: chosen.filter((node) => !inside.has(node.id)) }
}

/** Puts a copy of each chosen module, with everything in it, right after it. */
export function duplicateNodes(session: EditorSession): void {
  const chosen = chosenNodes(session)
  if (!chosen || chosen.nodes.length === 0) return
  const operations = chosen.nodes.map((node): Operation => {
    const newIds = Object.fromEntries([node, ...nodesOf(node)].map((one) => [one.id, newNodeId()]))
    return { type: 'duplicate', id: node.id, newIds }
  })
  tryToApply(session, chosen.containerId, operations, t('Duplicated'))
}

/** Takes the chosen modules away; undo brings them back. */
export function removeNodes(session: EditorSession): void {
  const chosen = chosenNodes(session)
  if (!chosen || chosen.nodes.length === 0) return
  session.select(null)
  session.apply(
    chosen.containerId,
    chosen.nodes.map(({ id }) => ({ type: 'remove', id })),
    { announcement: t('Removed') },
  )
}

/** Puts modules from elsewhere below the selected one, or at the end of the page, each with ids of its own. */
export function insertNodes(session: EditorSession, nodes: ContentNode[]): void {
  const { selected } = session.getState()
  const containerId = selected?.containerId ?? session.region.containers[0]?.id
  const document = containerId === undefined ? undefined : documentOf(session, containerId)
  if (!document || containerId === undefined) return
  const located = selected && locate(document, selected.nodeId)
  const place: Place = located
    ? { parent: located.parent, column: located.column, before: located.next }
    : { parent: ROOT_ID, column: 0, before: null }
  const copies = nodes.map(withNewIds)
  tryToApply(
    session,
    containerId,
    copies.map((node) => ({ type: 'insert', node, place })),
    t('Pasted'),
  )
  const last = copies.at(-1)
  if (last) session.select({ containerId, nodeId: last.id })
}

/** The same module with everything in it, under new ids. */
export function withNewIds(node: ContentNode): ContentNode {
  const columns = node.columns?.map((column) => ({ ...column, children: column.children.map(withNewIds) }))
  return { ...node, id: newNodeId(), ...(columns ? { columns } : {}) }
}

function tryToApply(session: EditorSession, containerId: number, operations: Operation[], announcement: string): void {
  try {
    session.apply(containerId, operations, { announcement })
  } catch {
    session.announce(t('The module cannot stand there.'))
  }
}

function documentOf(session: EditorSession, containerId: number): ContainerDocument | undefined {
  return session.getState().documents[containerId]
}
