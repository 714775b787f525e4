import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

/** One line or box of a thing that is still on its way, in the true size of what will stand there. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.bone} style={{ '--w': width, '--h': height } as CSSProperties} aria-hidden="true" />
}
