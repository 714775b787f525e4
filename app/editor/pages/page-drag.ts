import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import { type DropPart, partAt } from '../tree/drop-part.ts'
import { isHome, mayMoveTo, type PagePlace, placeAtPage } from './page-moves.ts'

/**
 * Makes the rows of the page tree draggable and drop targets; where a page may not go, nothing is offered.
 * @param shown the ids of the pages that have a row
 * @returns where what is dragged would come, and which page is dragged
 */
export function usePageDrag(
  tree: RefObject<HTMLElement | null>,
  pages: PageNode[],
  shown: string,
  onMove: (page: PageNode, place: PagePlace) => void,
) {
  const [mark, setMark] = useState<{ id: number; part: DropPart }>()
  const [dragged, setDragged] = useState<number>()
  const drop = useEffectEvent((pageId: unknown, place: PagePlace | undefined) => {
    const page = pages.find(({ id }) => id === pageId)
    if (page && place) onMove(page, place)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other rows there are other elements
  useEffect(() => {
    const byId = new Map(pages.map((page) => [String(page.id), page]))
    const rows = [...(tree.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    return combine(
      ...rows.flatMap((element) => {
        const target = byId.get(element.dataset.row ?? '')
        if (!target) return []
        const partOf = (y: number) => {
          const { top, height } = element.getBoundingClientRect()
          return partAt((y - top) / height, { canHold: !isHome(target) })
        }
        const placeFor = (pageId: unknown, part: DropPart) => {
          const page = pages.find(({ id }) => id === pageId)
          const place = placeAtPage(pages, target, part)
          return page && page.id !== target.id && mayMoveTo(pages, page, place) ? place : undefined
        }
        const dropTarget = dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.pageId !== undefined,
          onDrag: ({ source, location }) => {
            const part = partOf(location.current.input.clientY)
            setMark(placeFor(source.data.pageId, part) && { id: target.id, part })
          },
          onDragLeave: () => setMark(undefined),
          onDrop: ({ source, location }) => {
            setMark(undefined)
            drop(source.data.pageId, placeFor(source.data.pageId, partOf(location.current.input.clientY)))
          },
        })
        if (isHome(target)) return [dropTarget]
        const source = draggable({
          element,
          getInitialData: () => ({ pageId: target.id }),
          onDragStart: () => setDragged(target.id),
          onDrop: () => setDragged(undefined),
        })
        return [dropTarget, source]
      }),
    )
  }, [tree, pages, shown])
  return { mark, dragged }
}
