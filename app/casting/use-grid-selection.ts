import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { CellRange } from './fill-cells.ts'

/** A place in a grid; column 0 is the role. */
export type Place = { row: number; column: number }
type Size = { rows: number; columns: number }

const STEPS: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** The place under the keyboard and the rectangle selected from it, by Shift with arrows or click, or by dragging. */
export function useGridSelection({ rows, columns }: Size) {
  const [active, setActive] = useState<Place>({ row: 0, column: 1 })
  const [anchor, setAnchor] = useState<Place>({ row: 0, column: 1 })
  const isDragging = useRef(false)
  const at = clamp(active, { rows, columns })

  function go(to: Place, extends_: boolean): void {
    const next = clamp(to, { rows, columns })
    setActive(next)
    // The first column holds the roles, which are selected one at a time.
    if (!extends_ || next.column === 0 || anchor.column === 0) setAnchor(next)
  }

  const from = clamp(anchor, { rows, columns })
  const range: CellRange = {
    ...{ top: Math.min(at.row, from.row), bottom: Math.max(at.row, from.row) },
    ...{ left: Math.min(at.column, from.column), right: Math.max(at.column, from.column) },
  }

  /** Moves by the keys of a grid. @returns whether the key was one of them */
  function onMoveKey(event: KeyboardEvent): boolean {
    const step = STEPS[event.key]
    const isWide = event.ctrlKey || event.metaKey
    if (event.altKey) return false
    if (step) go({ row: at.row + step.row, column: at.column + step.column }, event.shiftKey)
    else if (event.key === 'Home') go({ row: isWide ? 0 : at.row, column: 0 }, event.shiftKey)
    else if (event.key === 'End') go({ row: isWide ? rows - 1 : at.row, column: columns - 1 }, event.shiftKey)
    else return false
    event.preventDefault()
    return true
  }

  /**
   * For the table, which hears of all its cells: a grid of many would else have as many listeners.
   * @param onDragged called when a drag over several cells ends; a click follows only where it began and ended in one
   */
  const dragProps = (onDragged: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target)
      if (!place || event.button !== 0 || event.pointerType === 'touch') return
      isDragging.current = true
      go(place, event.shiftKey)
    },
    onPointerOver: (event: PointerEvent) => {
      const place = placeOf(event.target)
      if (!place || !isDragging.current || event.buttons !== 1 || place.column === 0) return
      if (place.row !== at.row || place.column !== at.column) go(place, true)
    },
    onPointerUp: (event: PointerEvent) => {
      const wasDrag = isDragging.current && !event.shiftKey && !(at.row === anchor.row && at.column === anchor.column)
      isDragging.current = false
      if (wasDrag) onDragged()
    },
  })

  return { active: at, range, go, onMoveKey, dragProps }
}

/** The place of what was pressed, as its cell says it. */
export function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  const [row, column] = (cell?.dataset.place ?? '').split(' ').map(Number)
  return row === undefined || column === undefined ? null : { row, column }
}

function clamp({ row, column }: Place, { rows, columns }: Size): Place {
  return { row: Math.max(0, Math.min(row, rows - 1)), column: Math.max(0, Math.min(column, columns - 1)) }
}
