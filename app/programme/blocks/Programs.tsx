import { t } from '../../platform/i18n/i18n.ts'
import type { BlockData } from './loaders.server.ts'
import styles from './parts.module.css'

/** The works of an evening, in the order in which they are played. */
export function Programs({ data }: { data: BlockData<'Programs'> }) {
  return (
    <section>
      <h2>{t('Musical programme')}</h2>
      <dl>
        {data.map(({ composer, work }) => (
          <div key={`${composer} ${work}`} className={styles.part}>
            <dt>{composer}</dt>
            <dd>{work}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
