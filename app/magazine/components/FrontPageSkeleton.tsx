import { t } from '../../platform/i18n/i18n.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './FrontPage.module.css'

const COLUMN_BONES = [0, 1, 2, 3, 4, 5]
const BESIDE_BONES = [0, 1, 2]

/** Placeholder of a magazine page while its articles load. */
export function FrontPageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label={t('Loading articles')} data-skeleton="magazine">
      <div className={styles.top}>
        <div className={styles.bones}>
          <Skeleton height="min(34vw, 34rem)" />
          <Skeleton width="70%" height="4rem" />
          <Skeleton width="50%" />
        </div>
        <div className={styles.beside}>
          {BESIDE_BONES.map((bone) => (
            <Piece key={bone} />
          ))}
        </div>
      </div>
      <div className={styles.columns}>
        {COLUMN_BONES.map((bone) => (
          <Piece key={bone} />
        ))}
      </div>
    </div>
  )
}

function Piece() {
  return (
    <div className={styles.bones}>
      <Skeleton width="30%" />
      <Skeleton width="80%" height="1.75rem" />
      <Skeleton width="95%" />
      <Skeleton width="40%" />
    </div>
  )
}
