import { t } from '../../platform/i18n/i18n.ts'
import { RichTextView } from '../../ui/RichTextView.tsx'
import detail from '../components/detail.module.css'
import styles from './Description.module.css'
import type { BlockData } from './loaders.server.ts'

/** The description, and content notes. */
export function Description({ data }: { data: BlockData<'Description'> }) {
  return (
    <section className={styles.description} aria-label={t('About the production')}>
      <div className={detail.reading}>
        <RichTextView text={data.text} />
      </div>
      {data.contentNotes && (
        <div className={styles.notes}>
          <h3>{t('Content notes')}</h3>
          <p>{data.contentNotes}</p>
        </div>
      )}
    </section>
  )
}
