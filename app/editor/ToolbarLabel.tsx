import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

/** The label of a toolbar button; in a narrow window an icon replaces it, so that the toolbar never scrolls. */
export function ToolbarLabel({ words, sign }: { words: string; sign: ReactNode }) {
  return (
    <>
      <span className={styles.words}>{words}</span>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
    </>
  )
}
