import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
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
  useEffect(() => {
    const elements = new Map([...(tree.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((row) => [row.dataset.row, row]))
    return combine(
      ...rows.flatMap((row) => {
        const element = elements.get(row.item.id)
        if (!element) return []
        const target = dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.nodeId !== undefined && source.data.nodeId !== row.item.id,
          getData: ({ input }) => ({ place: placeOf(row, partOf(row, element, input.clientY)) }),
          onDrag: ({ location }) => setMark({ id: row.item.id, part: partOf(row, element, location.current.input.clientY) }),
          onDragLeave: () => setMark(undefined),
          onDrop: () => setMark(undefined),
        })
        if (!row.item.node) return [target]
        const source = draggable({
          element,
          getInitialData: () => ({ containerId: row.item.containerId, nodeId: row.item.id }),
          onDragStart: () => setDragged(row.item.id),
          onDrop: () => setDragged(undefined),
        })
        return [target, source]
      }),
    )
  }, [tree, rows])
  return { mark, dragged }
}

function partOf(row: TreeRow<OutlineItem>, element: Element, y: number): DropPart {
  const { top, height } = element.getBoundingClientRect()
  return row.item.place ? 'into' : partAt((y - top) / height, { canHold: row.item.node?.columns !== undefined })
}
