import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

/**
 * One line or box of a thing that is still on its way, in the true size of what will stand there.
 * @param ratio CSS aspect ratio of a picture, which then takes its height from its width
 */
export function Skeleton({ width = '100%', height = '1em', ratio }: { width?: string; height?: string; ratio?: string }) {
  return <span className={styles.bone} style={{ '--w': width, '--h': height, aspectRatio: ratio } as CSSProperties} aria-hidden="true" />
}
