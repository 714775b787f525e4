import {
  type ContainerDocument,
  type ContentNode,
  emptyDocument,
  locate,
  type NodePosition,
  nodesOf,
  type Operation,
  ROOT_ID,
} from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { initialFocusOf } from '../modules/initial-focus.ts'
import { t } from '../platform/i18n/i18n.ts'
import { goToField } from './go-to-field.ts'
import { goToFrame, moduleInView, nameOfFrame } from './overlay/frames.ts'
import { isTooDeep, neighbourPosition } from './overlay/node-positions.ts'
import { newNodeId } from './session/node-id.ts'
import type { EditorSession } from './session/session.ts'

const DEFAULT_SECTION_LAYOUT = 3

/** Puts a new module of a type at a place, selects it and goes where one goes on: into its text, or to its settings. */
export function insertModule(session: EditorSession, containerId: number, type: string, place: NodePosition): void {
  const definition = definitionOf(type)
  if (!definition) return
  const node: ContentNode = { id: newNodeId(), type, version: definition.version, data: definition.defaults() }
  if (definition.columns) node.columns = emptyDocument(Number(node.data.layout ?? DEFAULT_SECTION_LAYOUT)).columns
  session.apply(containerId, [{ type: 'insert', node, place }], { announcement: t('{name} added', { name: t(definition.label) }) })
  const beginning = initialFocusOf(definition)
  session.select({ containerId, nodeId: node.id })
  if (beginning) goToField(session, node.id, beginning.field)
}

/** Moves a module, with those chosen together with it, one place up or down, into and out of columns. */
export function moveBy(session: EditorSession, containerId: number, nodeId: string, step: -1 | 1): void {
  const document = documentOf(session, containerId)
  const together = chosenWith(session, nodeId)
  const end = together.at(step === 1 ? -1 : 0)
  const place = document && end && neighbourPosition(document, end, step)
  if (place) moveTo(session, containerId, nodeId, place)
}

/** Moves a module to a place, with those chosen together with it; a place that it cannot take leaves everything as it was. */
export function moveTo(session: EditorSession, containerId: number, nodeId: string, place: NodePosition): void {
  const document = documentOf(session, containerId)
  const located = document && locate(document, nodeId)
  if (!located) return
  const moved = chosenWith(session, nodeId)
  const before = nextOutside(document, place, moved)
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
  goToFrame(session, nodeId, placeInWords(documentOf(session, containerId), moved))
  session.selectTogether({ containerId, nodeId }, moved)
}

/** A module and those that are chosen together with it, in reading order; itself alone where it is none of the chosen. */
function chosenWith(session: EditorSession, nodeId: string): string[] {
  const chosen = (selectedNodes(session)?.nodes ?? []).map(({ id }) => id)
  return chosen.includes(nodeId) ? chosen : [nodeId]
}

/** The neighbour that modules come to stand before; never one of themselves. */
function nextOutside(document: ContainerDocument, place: NodePosition, moved: string[]): string | null {
  let before = place.before
  while (moved.length > 1 && before && moved.includes(before)) before = locate(document, before)?.next ?? null
  return before
}

/** Where modules stand now: all of them by the first. */
function placeInWords(document: ContainerDocument | undefined, ids: string[]): string {
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

/** What modules are called when something is said of them: one by its kind, several by their number. */
function namesOf(nodes: ContentNode[]): string {
  const [only] = nodes
  return nodes.length === 1 && only ? nameOf(only) : t('{n} modules', { n: nodes.length })
}

function nameOf({ type }: ContentNode): string {
  const definition = definitionOf(type)
  return definition ? t(definition.label) : type
}

/** The chosen modules in reading order, without those that stand inside another chosen one. */
export function selectedNodes(session: EditorSession): { containerId: number; nodes: ContentNode[] } | undefined {
  const { selected, multiSelected } = session.getState()
  const document = selected && documentOf(session, selected.containerId)
  if (!document) return undefined
  const ids = new Set([selected.nodeId, ...multiSelected])
  const chosen = [...nodesOf(document)].filter((node) => ids.has(node.id))
  const inside = new Set(chosen.flatMap((node) => [...nodesOf(node)].map((child) => child.id)))
  return { containerId: selected.containerId, nodes: chosen.filter((node) => !inside.has(node.id)) }
}

/** Puts a copy of each chosen module, with everything in it, right after it. */
export function duplicateNodes(session: EditorSession): void {
  const chosen = selectedNodes(session)
  if (!chosen || chosen.nodes.length === 0) return
  const operations = chosen.nodes.map((node): Operation => {
    const newIds = Object.fromEntries([node, ...nodesOf(node)].map((one) => [one.id, newNodeId()]))
    return { type: 'duplicate', id: node.id, newIds }
  })
  tryToApply(session, chosen.containerId, operations, t('{names} duplicated', { names: namesOf(chosen.nodes) }))
}

/** Takes the chosen modules away; undo brings them back. One goes on from what stood beside them. */
export function removeNodes(session: EditorSession, said: (names: string) => string = (names) => t('{names} removed', { names })): void {
  const chosen = selectedNodes(session)
  const document = chosen && documentOf(session, chosen.containerId)
  if (!document || chosen.nodes.length === 0) return
  const gone = new Set(chosen.nodes.flatMap((node) => [node.id, ...[...nodesOf(node)].map(({ id }) => id)]))
  const ids = [...nodesOf(document)].map(({ id }) => id)
  const first = ids.findIndex((id) => gone.has(id))
  const beside = ids.slice(first).find((id) => !gone.has(id)) ?? ids.slice(0, first).at(-1)
  session.select(null)
  session.apply(
    chosen.containerId,
    chosen.nodes.map(({ id }) => ({ type: 'remove', id })),
  )
  const text = said(namesOf(chosen.nodes))
  session.showToast(text, true)
  if (beside) goToFrame(session, beside, `${text}. ${nameOfFrame(session.getState().documents, beside)}`)
}

/** Puts modules from elsewhere below the selected one, else below the one that is looked at, each with ids of its own. */
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
  if (last && isDone) goToFrame(session, last.id, t('{names} pasted', { names: namesOf(copies) }))
}

/** The place below the selected module; with none selected, below the one in the middle of the window. */
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

/** The same module with everything in it, under new ids. */
export function withNewIds(node: ContentNode): ContentNode {
  const columns = node.columns?.map((column) => ({ ...column, children: column.children.map(withNewIds) }))
  return { ...node, id: newNodeId(), ...(columns ? { columns } : {}) }
}

function tryToApply(session: EditorSession, containerId: number, operations: Operation[], text: string): boolean {
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
