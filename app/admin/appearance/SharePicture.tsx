import { t } from '../../platform/i18n/i18n.ts'
import styles from './appearance.module.css'

/** Any version of a card leads to the present one. */
const ANY_VERSION = '0'.repeat(16)

/** What others see of a link to a page that has no picture of its own: drawn in colours, face and logo of the house. */
export function SharePicture({ page, revision }: { page: number; revision: string }) {
  return (
    <section className={styles.part} aria-labelledby="share-part">
      <h2 id="share-part">{t('Picture of links')}</h2>
      <img
        className={styles.share}
        src={`/share/page/${page}/${ANY_VERSION}.jpg?look=${revision}`}
        alt={t('Picture that others see of a link to a page')}
        width={1200}
        height={630}
      />
      <p className={styles.hint}>{t('Drawn of the look that is adopted, for every page that has no picture of its own.')}</p>
    </section>
  )
}
