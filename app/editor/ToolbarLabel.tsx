import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

/** The words of a button in the bar; a sign in their place where the window is narrow, so that the bar never has to scroll. */
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
