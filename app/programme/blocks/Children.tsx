import { t } from '../../platform/i18n/i18n.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { EventRow } from '../components/EventRow.tsx'
import styles from './Children.module.css'
import type { BlockData } from './loaders.server.ts'

/** A performance made of several: its parts, and on the page of a part the link to the whole. */
export default function Children({ data: { whole, parts } }: { data: BlockData<'Children'> }) {
  return (
    <section>
      <h2>{whole ? t('Part of a longer programme') : t('In this programme')}</h2>
      {whole && (
        <p className={styles.whole}>
          <SmartLink to={whole.url} prefetch="intent">
            {whole.title}
          </SmartLink>{' '}
          {whole.shortDate}, {whole.time}
        </p>
      )}
      <ol className={styles.parts}>
        {parts.map((part) => (
          <EventRow key={part.id} event={part} />
        ))}
      </ol>
    </section>
  )
}
