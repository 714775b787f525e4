import { useIsEditing } from '../content/index.ts'
import styles from './Unfinished.module.css'

/** Holds the place of something still to be chosen, for whoever edits; visitors see nothing there. */
export function Unfinished({ children }: { children: string }) {
  return useIsEditing() ? (
    <p className={styles.unfinished} data-unfinished="">
      {children}
    </p>
  ) : null
}
