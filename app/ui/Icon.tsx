import styles from './Icon.module.css'

/**
 * Hairline paths on a 24 by 24 grid. Every icon has a visible or accessible text beside it, so none carries meaning
 * alone.
 */
const PATHS = {
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  'arrow-up': 'M12 20V4m-7 7 7-7 7 7',
  close: 'm5 5 14 14M19 5 5 19',
  down: 'm5 9 7 7 7-7',
  search: 'M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.5 4L20 20',
  ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4V7Zm11 0v2m0 2v2m0 2v2',
} as const

/** An inline icon in the colour and size of the surrounding text. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
