import { t } from '../../platform/i18n/i18n.ts'
import { SampleLink } from '../components/SampleLink.tsx'
import type { BlockData } from './loaders.server.ts'
import styles from './parts.module.css'

/** The works of a performance, in the order in which they are played. */
export default function Programs({ data }: { data: BlockData<'Programs'> }) {
  return (
    <section>
      <h2>{t('Musical programme')}</h2>
      <dl>
        {data.map(({ composer, work, sample }) => (
          <div key={`${composer} ${work}`} className={styles.part}>
            <dt>{composer}</dt>
            <dd>{work}</dd>
            {sample && (
              <dd>
                <SampleLink sample={sample} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
