import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { OwnRich, OwnText, useShowsOwn } from '../../ui/OwnText.tsx'
import { RichTextView } from '../../ui/RichTextView.tsx'
import detail from '../components/detail.module.css'
import styles from './Description.module.css'
import type { BlockData } from './loaders.server.ts'

/** The description, and content notes. */
export function Description({ data }: { data: BlockData<'Description'> }) {
  const titleId = useId()
  const showsNotes = useShowsOwn('contentNotes', data.contentNotes !== '')
  return (
    <section className={styles.description} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('About the production')}
      </h2>
      <OwnRich field="description" className={detail.reading}>
        <RichTextView text={data.text} />
      </OwnRich>
      {showsNotes && (
        <div className={styles.notes}>
          <h3>{t('Content notes')}</h3>
          <OwnText field="contentNotes" as="p">
            {data.contentNotes}
          </OwnText>
        </div>
      )}
    </section>
  )
}
