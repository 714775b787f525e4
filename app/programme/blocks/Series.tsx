import { t } from '../../platform/i18n/i18n.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { BlockData } from './loaders.server.ts'
import styles from './Series.module.css'

/** The series it belongs to; each row links there and takes its Zweiklang on hover. */
export function Series({ data }: { data: BlockData<'Series'> }) {
  return (
    <section>
      <h2>{t('Series')}</h2>
      <ul>
        {data.map(({ id, name, claim, url, zweiklang }) => (
          <li key={id} className={styles.row} data-zweiklang={zweiklang}>
            <SmartLink to={url} className={styles.link} prefetch="intent">
              {name}
            </SmartLink>
            {claim && <p>{claim}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
