import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import styles from './tree.module.css'

type Props = { tree: RefObject<HTMLElement | null>; id: string; children: ReactNode }

/**
 * The menu of one row, drawn at its end. It stands after the tree, not in it: what is in a row is part of the row's name, and
 * Tab leads from the row to its menu.
 */
export function RowMenu({ tree, id, children }: Props) {
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    setPlace((before) => placeOf(rowOf(tree.current, id), before))
  })
  if (!place) return null
  return (
    <div
      className={styles.menu}
      data-row-menu={id}
      style={place}
      onClickCapture={({ currentTarget }) => placeMenu(currentTarget)}
      onKeyDownCapture={({ key }) => key === 'Escape' && isRowMenuOpen(tree.current) && focusLater(() => rowOf(tree.current, id))}
    >
      {children}
    </div>
  )
}

type Place = { top: number; height: number }

/** Where a row is in its tree; the same object as long as it has not moved. */
function placeOf(row: HTMLElement | null, before: Place | undefined): Place | undefined {
  if (!row) return undefined
  const next = { top: row.offsetTop, height: row.offsetHeight }
  return before && before.top === next.top && before.height === next.height ? before : next
}

function rowOf(tree: HTMLElement | null, id: string): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null
}

/** Moves the focus once the menu has handled the key: before that it would be gone, and the key another's. */
function focusLater(find: () => HTMLElement | null): void {
  setTimeout(() => find()?.focus({ preventScroll: true }))
}

/** The width of a menu, in pixels, as in tree.module.css. */
const MENU_WIDTH_PX = 272
const EDGE_PX = 8

/** Where the menu opens in the window: below its button, in the lower half of the window above it, whatever is scrolled. */
function placeMenu(place: HTMLElement): void {
  const { top, bottom, left } = place.getBoundingClientRect()
  place.toggleAttribute('data-low', top > window.innerHeight / 2)
  place.style.setProperty('--menu-top', `${bottom}px`)
  place.style.setProperty('--menu-bottom', `${window.innerHeight - top}px`)
  place.style.setProperty('--menu-left', `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - MENU_WIDTH_PX - EDGE_PX))}px`)
}

/** Opens the menu of the row that has one, as the menu key does. */
export function openRowMenu(tree: HTMLElement | null): void {
  tree?.parentElement?.querySelector<HTMLElement>('[data-row-menu] [aria-haspopup]')?.click()
}

/** Whether the menu of a row is open; it then stays with its row, whatever is pointed at. */
export function isRowMenuOpen(tree: HTMLElement | null): boolean {
  return tree?.parentElement?.querySelector('[data-row-menu] [aria-expanded="true"]') != null
}

/** Whether a key opens the menu of what has the focus. */
export function isMenuKey({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}
