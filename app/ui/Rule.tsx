import styles from './Rule.module.css'

/** The line between two parts: a hairline, or the strong one above a day or section. Decoration alone. */
export function Rule({ strong }: { strong?: boolean }) {
  return <hr className={strong ? `${styles.rule} ${styles.strong}` : styles.rule} />
}
