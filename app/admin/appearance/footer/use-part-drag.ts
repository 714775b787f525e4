import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** What is dragged, so that nothing else that can be dragged lands here. */
const KIND = 'footer-part'

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
  const drop = useEffectEvent(onMove)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other entries there are other elements
  useEffect(() => {
    const entries = [...(list.current?.children ?? [])].filter((entry) => entry instanceof HTMLElement)
    return combine(
      ...entries.flatMap((element, index) => [
        ...handlesOf(element).map((handle) => draggable({ element: handle, getInitialData: () => ({ kind: KIND, index }) })),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.kind === KIND,
          onDragEnter: () => setOver(index),
          onDragLeave: () => setOver(undefined),
          onDrop: ({ source }) => {
            setOver(undefined)
            drop(Number(source.data.index), index)
          },
        }),
      ]),
    )
  }, [list, count])
  return over
}

/** What an entry is held by. */
const handlesOf = (entry: HTMLElement): HTMLElement[] => [...entry.querySelectorAll<HTMLElement>('[data-handle]')]
