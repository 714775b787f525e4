import styles from './initials.module.css'
import { personColour } from './person-colour.ts'

/** Somebody's initials, drawn in the colour that is theirs in every window. The name is said beside them or by their button. */
export function Initials({ name }: { name: string }) {
  return <span className={styles.initials} data-colour={personColour(name)} data-initials={initialsOf(name)} aria-hidden="true" />
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map((part) => part?.[0] ?? '')
    .join('')
    .toUpperCase()
}
