import type { ReactNode } from 'react'
import type { PictureSource } from '../../platform/media/picture.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { ZweiklangName } from '../../ui/zweiklang.ts'
import styles from './PosterHead.module.css'

type Props = {
  zweiklang: ZweiklangName
  picture: PictureSource | null
  facts: string[]
  title: string
  subline?: string
  /** stands beside the picture on a wide screen: the booking panel */
  aside?: ReactNode
  children?: ReactNode
}

/** The head of a production or performance: the poster's ground to the edges, the title set live upon it. */
export function PosterHead({ zweiklang, picture, facts, title, subline, aside, children }: Props) {
  return (
    <div className={aside ? styles.split : undefined} data-zweiklang={zweiklang}>
      <header className={styles.head}>
        {picture && <Picture picture={picture} sizes="100vw" priority alt="" className={styles.picture} />}
        <div className={styles.text}>
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <h1 className={styles.title}>{title}</h1>
          {subline && <p className={styles.subline}>{subline}</p>}
          {children}
        </div>
      </header>
      {aside}
    </div>
  )
}
