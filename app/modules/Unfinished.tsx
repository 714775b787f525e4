import { useIsEditing } from '../content/index.ts'
import styles from './Unfinished.module.css'

/** A placeholder, while editing, for something that has not been chosen yet; visitors see nothing. */
export function Unfinished({ children }: { children: string }) {
  return useIsEditing() ? (
    <p className={styles.unfinished} data-unfinished="">
      {children}
    </p>
  ) : null
}
