import { currentLocale, DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import styles from './Credit.module.css'

type Props = {
  picture: Pick<PictureSource, 'credit'> | null | undefined
  /** in the lower corner of what the picture fills, which is positioned; by default on a line of its own below the picture */
  isOver?: boolean
}

/** Who made a picture, as the library says it; nothing where it says nothing (decision 0097): in the first language. */
export function Credit({ picture, isOver = false }: Props) {
  if (!picture?.credit) return null
  return (
    <small className={isOver ? styles.over : styles.credit} lang={currentLocale() === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE}>
      {picture.credit}
    </small>
  )
}
