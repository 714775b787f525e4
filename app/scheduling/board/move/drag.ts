import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { SlotId } from '../../../programme/schedule-slot.ts'
import { onDay } from '../../wall-clock.ts'
import type { Entry, Position } from '../entry.ts'

/** Grid to which a dragged entry snaps. */
const STEP_MINUTES = 15

/** A drop target: a day, optionally of one room, optionally with hours from top to bottom (minutes since midnight). */
export type DropDay = { day: string; roomId: number | null; hours: { from: number; to: number } | null }

type Dragged = { entry: SlotId; grabbedAt: number }
type Monitored = { onOver(id: SlotId, place: Position | null): void; onDrop(id: SlotId, place: Position | null): void }

/** Makes an element draggable as an entry. */
export function useDraggable(element: RefObject<HTMLElement | null>, { id }: Entry, isOn: boolean): void {
  useEffect(() => {
    if (!element.current || !isOn) return
    return draggable({
      element: element.current,
      getInitialData: ({ input, element: dragged }): Dragged => ({
        entry: id,
        grabbedAt: input.clientY - dragged.getBoundingClientRect().top,
      }),
      // The board shows the target position itself.
      onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
    })
  }, [element, id, isOn])
}

/** Makes an element a drop target, unless `isOff`. */
export function useDropDay(
  element: RefObject<HTMLElement | null>,
  { day, roomId, hours, isOff = false }: DropDay & { isOff?: boolean },
): void {
  const [from, to] = [hours?.from, hours?.to]
  useEffect(() => {
    if (!element.current || isOff) return
    return dropTargetForElements({
      element: element.current,
      getData: () => ({ day, roomId, hours: from === undefined || to === undefined ? null : { from, to } }) satisfies DropDay,
    })
  }, [element, day, roomId, from, to, isOff])
}

/** Reports drags over the board and drops, with the target position; null outside of drop targets. @param entryOf by id */
export function useDragMonitor(entryOf: (id: SlotId) => Entry | undefined, monitored: Monitored): void {
  const positionOf = (dragged: Dragged, { input, dropTargets }: DragLocation): Position | null => {
    const entry = entryOf(dragged.entry)
    const [target] = dropTargets
    if (!entry || !target) return null
    return positionIn(target.data as DropDay, entry, target.element.getBoundingClientRect(), input.clientY - dragged.grabbedAt)
  }
  const onDrag = useEffectEvent((dragged: Dragged, location: DragLocation) =>
    monitored.onOver(dragged.entry, positionOf(dragged, location)),
  )
  const onDrop = useEffectEvent((dragged: Dragged, location: DragLocation) =>
    monitored.onDrop(dragged.entry, positionOf(dragged, location)),
  )
  useEffect(() => {
    const isEntry = (data: Record<string | symbol, unknown>): data is Dragged => 'entry' in data
    return monitorForElements({
      canMonitor: ({ source }) => isEntry(source.data),
      onDrag: ({ source, location }) => onDrag(source.data as Dragged, location.current),
      onDrop: ({ source, location }) => onDrop(source.data as Dragged, location.current),
    })
  }, [])
}

type DragLocation = { input: { clientY: number }; dropTargets: { element: Element; data: Record<string | symbol, unknown> }[] }

/** The position of a drop in a day, snapped to the grid; without hours the entry keeps its time. */
function positionIn({ day, roomId, hours }: DropDay, entry: Entry, rect: { top: number; height: number }, top: number): Position {
  const room = roomId ?? entry.roomId
  if (!hours) return { start: onDay(entry.start, day), roomId: room }
  const minutes = hours.from + ((top - rect.top) / rect.height) * (hours.to - hours.from)
  const snapped = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES
  const latest = hours.to - STEP_MINUTES
  return { start: onDay(0, day) + Math.min(latest, Math.max(hours.from, snapped)), roomId: room }
}
