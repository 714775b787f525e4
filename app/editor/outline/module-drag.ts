import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { RegisteredElements } from '../overlay/registered-elements.ts'
import type { EditorSession } from '../session/session.ts'
import { type DropPart, partAt } from '../tree/drop-part.ts'
import type { TreeRow } from '../tree/tree-rows.ts'
import { type OutlineItem, placeAtRow } from './outline-items.ts'

type Mark = { id: string; part: DropPart }

/**
 * Makes the rows of the outline draggable and drop targets. What is dropped is carried out where the page's own drops are
 * (overlay/drag.ts), so a module can be dragged from the outline onto the page and back.
 * @returns where what is dragged would come, and which module is dragged
 */
export function useModuleDrag(tree: RefObject<HTMLElement | null>, session: EditorSession, rows: TreeRow<OutlineItem>[]) {
  const [mark, setMark] = useState<Mark>()
  const [dragged, setDragged] = useState<string>()
  const placeOf = useEffectEvent((row: TreeRow<OutlineItem>, part: DropPart) => {
    const { item, isExpanded } = row
    const document = session.getState().documents[item.containerId]
    return item.place ?? (document && placeAtRow(document, item.id, part, isExpanded === true))
  })
  const rowAt = useEffectEvent((id: string) => rows.find(({ item }) => item.id === id))
  const [registered] = useState(() => new RegisteredElements())
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other rows there may be other elements
  useEffect(() => {
    // Of the row as it is when something is dragged: its module and whether it is open change while its element stays.
    const register = (element: HTMLElement) => {
      const { row: id = '' } = element.dataset
      const placeAt = (y: number) => {
        const row = rowAt(id)
        return row && { row, part: partOf(row, element, y) }
      }
      const target = dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.nodeId !== undefined && source.data.nodeId !== id,
        getData: ({ input }) => {
          const at = placeAt(input.clientY)
          return { place: at && placeOf(at.row, at.part) }
        },
        onDrag: ({ location }) => {
          const at = placeAt(location.current.input.clientY)
          setMark(at && { id, part: at.part })
        },
        onDragLeave: () => setMark(undefined),
        onDrop: () => setMark(undefined),
      })
      const source = draggable({
        element,
        canDrag: () => rowAt(id)?.item.node !== undefined,
        getInitialData: () => ({ containerId: rowAt(id)?.item.containerId, nodeId: id }),
        onDragStart: () => setDragged(id),
        onDrop: () => setDragged(undefined),
      })
      return combine(target, source)
    }
    registered.update(tree.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [], register)
  }, [tree, rows, registered])
  useEffect(() => () => registered.clear(), [registered])
  return { mark, dragged }
}

function partOf(row: TreeRow<OutlineItem>, element: Element, y: number): DropPart {
  const { top, height } = element.getBoundingClientRect()
  return row.item.place ? 'into' : partAt((y - top) / height, { canHold: row.item.node?.columns !== undefined })
}
