import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'

/**
 * Makes the entries of a list draggable by their handles; an entry that is dropped on another takes its place.
 * @returns the index over which one is held
 */
export function usePartDrag(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
): number | undefined {
  const [over, setOver] = useState<number>()
  // Nothing else that can be dragged lands here, and no part of another list.
  const kind = useId()
  const drop = useEffectEvent(onMove)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other entries there are other elements
  useEffect(() => {
    const entries = [...(list.current?.children ?? [])].filter((entry) => entry instanceof HTMLElement)
    return combine(
      ...entries.flatMap((element, index) => [
        ...handlesOf(element).map((handle) => draggable({ element: handle, getInitialData: () => ({ kind, index }) })),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.kind === kind,
          onDragEnter: () => setOver(index),
          onDragLeave: () => setOver(undefined),
          onDrop: ({ source }) => {
            setOver(undefined)
            drop(Number(source.data.index), index)
          },
        }),
      ]),
    )
  }, [list, count, kind])
  return over
}

/** What an entry is held by. */
const handlesOf = (entry: HTMLElement): HTMLElement[] => [...entry.querySelectorAll<HTMLElement>('[data-handle]')]
