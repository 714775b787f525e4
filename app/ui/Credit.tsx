import type { PictureSource } from '../platform/media/picture.ts'
import styles from './Credit.module.css'

type Props = {
  picture: Pick<PictureSource, 'credit'> | null | undefined
  /** in the lower corner of what the picture fills, which is positioned; by default on a line of its own below the picture */
  isOver?: boolean
}

/** Who made a picture, as the library says it; nothing where it says nothing (decision 0097). */
export function Credit({ picture, isOver = false }: Props) {
  return picture?.credit ? <small className={isOver ? styles.over : styles.credit}>{picture.credit}</small> : null
}
