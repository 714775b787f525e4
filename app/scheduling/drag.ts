import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Entry, Position } from './entry.ts'
import { onDay } from './wall-clock.ts'

/** What is dragged snaps to quarters of an hour. */
const STEP_MINUTES = 15

/** A place that takes performances: a day, perhaps of one room, perhaps with hours from top to bottom. */
export type DropDay = { day: string; roomId: number | null; hours: { from: number; to: number } | null }

type Dragged = { performance: number; grabbedAt: number }
type Monitored = { onOver(id: number, place: Position | null): void; onDrop(id: number, place: Position | null): void }

/** Lets a performance be dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, { id }: Entry, isOn: boolean): void {
  useEffect(() => {
    if (!element.current || !isOn) return
    return draggable({
      element: element.current,
      getInitialData: ({ input, element: dragged }): Dragged => ({
        performance: id,
        grabbedAt: input.clientY - dragged.getBoundingClientRect().top,
      }),
      // The calendar itself shows where it would land.
      onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
    })
  }, [element, id, isOn])
}

/** Lets a day take what is dragged onto it. */
export function useDropDay(element: RefObject<HTMLElement | null>, { day, roomId, hours }: DropDay): void {
  const [from, to] = [hours?.from, hours?.to]
  useEffect(() => {
    if (!element.current) return
    return dropTargetForElements({
      element: element.current,
      getData: () => ({ day, roomId, hours: from === undefined || to === undefined ? null : { from, to } }) satisfies DropDay,
    })
  }, [element, day, roomId, from, to])
}

/** Follows what is dragged over the calendar. @param entryOf the performance with a number */
export function useDragMonitor(entryOf: (id: number) => Entry | undefined, monitored: Monitored): void {
  const placeOf = (dragged: Dragged, { input, dropTargets }: DragLocation): Position | null => {
    const entry = entryOf(dragged.performance)
    const [target] = dropTargets
    if (!entry || !target) return null
    return positionIn(target.data as DropDay, entry, target.element.getBoundingClientRect(), input.clientY - dragged.grabbedAt)
  }
  const onDrag = useEffectEvent((dragged: Dragged, location: DragLocation) =>
    monitored.onOver(dragged.performance, placeOf(dragged, location)),
  )
  const onDrop = useEffectEvent((dragged: Dragged, location: DragLocation) =>
    monitored.onDrop(dragged.performance, placeOf(dragged, location)),
  )
  useEffect(() => {
    const isPerformance = (data: Record<string | symbol, unknown>): data is Dragged => typeof data.performance === 'number'
    return monitorForElements({
      canMonitor: ({ source }) => isPerformance(source.data),
      onDrag: ({ source, location }) => onDrag(source.data as Dragged, location.current),
      onDrop: ({ source, location }) => onDrop(source.data as Dragged, location.current),
    })
  }, [])
}

type DragLocation = { input: { clientY: number }; dropTargets: { element: Element; data: Record<string | symbol, unknown> }[] }

/** Where a performance would stand in a day; without hours it keeps its time. */
function positionIn({ day, roomId, hours }: DropDay, entry: Entry, rect: { top: number; height: number }, top: number): Position {
  const room = roomId ?? entry.roomId
  if (!hours) return { start: onDay(entry.start, day), roomId: room }
  const minutes = hours.from + ((top - rect.top) / rect.height) * (hours.to - hours.from)
  const snapped = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES
  const latest = hours.to - STEP_MINUTES
  return { start: onDay(0, day) + Math.min(latest, Math.max(hours.from, snapped)), roomId: room }
}
