import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

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

  function isSelected({ row, column }: Place): boolean {
    const [top, bottom] = [Math.min(at.row, anchor.row), Math.max(at.row, anchor.row)]
    const [left, right] = [Math.min(at.column, anchor.column), Math.max(at.column, anchor.column)]
    return row >= top && row <= bottom && column >= left && column <= right
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

  /** @param onDragged called when a drag over several cells ends; a click follows only where it began and ended in one */
  const dragProps = (place: Place, onDragged: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch') return
      isDragging.current = true
      go(place, event.shiftKey)
    },
    onPointerEnter: (event: PointerEvent) => {
      if (isDragging.current && event.buttons === 1 && place.column > 0) go(place, true)
    },
    onPointerUp: (event: PointerEvent) => {
      const wasDrag = isDragging.current && !event.shiftKey && !(at.row === anchor.row && at.column === anchor.column)
      isDragging.current = false
      if (wasDrag) onDragged()
    },
  })

  return { active: at, isSelected, go, onMoveKey, dragProps }
}

function clamp({ row, column }: Place, { rows, columns }: Size): Place {
  return { row: Math.max(0, Math.min(row, rows - 1)), column: Math.max(0, Math.min(column, columns - 1)) }
}
