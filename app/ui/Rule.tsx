import styles from './Rule.module.css'

/** A decorative separator: a hairline, or the strong one above a day or section. */
export function Rule({ strong }: { strong?: boolean }) {
  return <hr className={strong ? `${styles.rule} ${styles.strong}` : styles.rule} />
}
