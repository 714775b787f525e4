import {
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
import { onceDrawable } from '../modules/loaded-views.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { goToField } from './go-to-field.ts'
import { namesOf, tryToApply } from './node-actions.ts'
import { focusModule, moduleInView } from './overlay/module-elements.ts'
import { isTooDeep } from './overlay/node-positions.ts'
import type { Picking } from './session/editor-state.ts'
import type { EditorSession } from './session/session.ts'

const DEFAULT_SECTION_LAYOUT = 3

/** Inserts the module that was picked, where it was asked for. */
export function insertPicked(session: EditorSession, { containerId, place, makeRoom }: Picking, type: string): void {
  onceDrawable([type], () => {
    const room = makeRoom?.()
    insertModule(session, containerId, type, room?.place ?? place, room?.operations)
  })
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
export function insertPickedNodes(session: EditorSession, picking: Picking, nodes: ContentNode[], name: string): void {
  onceDrawable(typesOf(nodes), () => insertAt(session, picking, nodes, name))
}

/** The types of modules and of those in them. */
function typesOf(nodes: ContentNode[]): string[] {
  return nodes.flatMap((node) => [node.type, ...[...nodesOf(node)].map(({ type }) => type)])
}

function insertAt(session: EditorSession, { containerId, place, makeRoom }: Picking, nodes: ContentNode[], name: string): void {
  const room = makeRoom?.()
  const target = room?.place ?? place
  const document = session.getState().documents[containerId]
  if (document && nodes.some((node) => isTooDeep(document, node, target.parent))) {
    session.showToast(t('Sections can only be nested one level deep.'))
    return
  }
  const inserts = nodes.map((node): Operation => ({ type: 'insert', node, place: target }))
  const text = t('{name} added', { name })
  if (!tryToApply(session, containerId, [...(room?.operations ?? []), ...inserts], text)) return
  if (nodes[0]) focusModule(session, nodes[0].id, text)
}

/** Inserts copies of modules, with new ids, at `positionBelow`. */
export function insertNodes(session: EditorSession, nodes: ContentNode[]): void {
  onceDrawable(typesOf(nodes), () => insertCopies(session, nodes))
}

function insertCopies(session: EditorSession, nodes: ContentNode[]): void {
  const target = positionBelow(session)
  if (!target) return
  const copies = nodes.map(withNewIds)
  const document = session.getState().documents[target.containerId]
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
  const document = containerId === undefined ? undefined : session.getState().documents[containerId]
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
