import { t } from '../../platform/i18n/i18n.ts'
import styles from './Cast.module.css'

/** The works of an evening, in the order they are played. */
export function Programme({ pieces }: { pieces: { composer: string; work: string }[] }) {
  return (
    <section className={styles.group}>
      <h2>{t('Musical programme')}</h2>
      <dl>
        {pieces.map((piece) => (
          <div key={`${piece.composer}${piece.work}`} className={styles.row}>
            <dt>{piece.composer}</dt>
            <dd>{piece.work}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
