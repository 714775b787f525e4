import { useMemo } from 'react'
import {
  type ComparedStates,
  type ContainerDocument,
  type ContentNode,
  emptyDocument,
  locate,
  type NodeMark,
  nodesOf,
  type Region,
  ROOT_ID,
  type UnionDocument,
  unionDocument,
} from '../../content/index.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'

/** Both states of one container, and their union. */
export type ComparedContainer = UnionDocument & { id: number; older: ContainerDocument; newer: ContainerDocument }

/** A change with its module. `key` is the module's id, for the container itself one that says which. */
export type ChangeOnPage = { key: string; containerId: number; node: ContentNode; mark: NodeMark }

/** The two states of a page in one, container by container, the draft as it is on the screen; and the changes in reading order. */
export function useChangesOnPage(
  session: EditorSession,
  { containers }: Pick<Region, 'containers'>,
  { comparison, ...read }: ComparedStates,
): { united: ComparedContainer[]; changes: ChangeOnPage[] } {
  const { documents } = useSessionState(session, 'documents')
  const older = comparison.older === 'draft' ? documents : read.older
  const newer = comparison.newer === 'draft' ? documents : read.newer
  const ids = containers.map(({ id }) => id).join()
  return useMemo(() => {
    const united = ids.split(',').map((text) => {
      const id = Number(text)
      const [was, is] = [older[id] ?? emptyDocument(), newer[id] ?? emptyDocument()]
      return { id, older: was, newer: is, ...unionDocument(was, is) }
    })
    return { united, changes: united.flatMap(changesOf) }
  }, [ids, older, newer])
}

function changesOf({ id: containerId, newer, document, marks }: ComparedContainer): ChangeOnPage[] {
  const nodes = new Map([...nodesOf(document)].map((node) => [node.id, node]))
  return [...marks].flatMap(([id, mark]) => {
    const node = id === ROOT_ID ? rootNode(containerId, newer) : nodes.get(id)
    return node ? [{ key: node.id, containerId, node, mark }] : []
  })
}

/** The fields of a container as those of a module. */
export function rootNode(containerId: number, { layout, extraClass, image }: ContainerDocument): ContentNode {
  return { id: `${ROOT_ID}:${containerId}`, type: ROOT_ID, version: 1, data: { layout, extraClass, image } }
}

/** A module of one side by its key; undefined where it has none. */
export function nodeOf(united: ComparedContainer[], side: 'older' | 'newer', key: string): ContentNode | undefined {
  for (const container of united) {
    if (key === `${ROOT_ID}:${container.id}`) return rootNode(container.id, container[side])
    const located = locate(container[side], key)
    if (located) return located.node
  }
  return undefined
}
