import type { ReactNode } from 'react'
import styles from './tree.module.css'

/** The place of a menu at the end of a row; what is pressed in it is not pressed on the row. */
export function RowMenu({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y: what is used is the menu in it
    <span className={styles.menu} onClick={(event) => event.stopPropagation()}>
      {children}
    </span>
  )
}

/** Opens the menu of a row, as the menu key does. */
export function openRowMenu(tree: HTMLElement | null, id: string): void {
  tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [aria-haspopup]`)?.click()
}

/** Whether a key opens the menu of what has the focus. */
export function isMenuKey({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}
