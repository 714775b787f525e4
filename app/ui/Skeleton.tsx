import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

/**
 * Placeholder for one line or box that is still loading, in the size of the final content.
 * @param ratio CSS aspect ratio of a picture, whose height follows from its width
 */
export function Skeleton({ width = '100%', height = '1em', ratio }: { width?: string; height?: string; ratio?: string }) {
  return <span className={styles.bone} style={{ '--w': width, '--h': height, aspectRatio: ratio } as CSSProperties} aria-hidden="true" />
}
