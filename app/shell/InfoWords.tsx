import { t } from '../platform/i18n/i18n.ts'
import { HYDRATION_IDS } from './hydration-data.ts'
import styles from './InfoLayer.module.css'

/** The three sentences of the info layer. Rendered by the server only: no module of the site runs where they are read. */
export function InfoWords() {
  // biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own, whichever of those that share this HTML
  const reload = <a href="">{t('Reload')}</a>
  return (
    <>
      <noscript>
        <p className={styles.bar}>
          {t('JavaScript is off. You can read everything and book in our online shop.')} {reload}
        </p>
      </noscript>
      <p className={styles.unsupported}>
        {t('Your browser is out of date. Please update it or use a different one.')} {reload}
      </p>
      <p id={HYDRATION_IDS.incomplete} className={`${styles.bar} ${styles.incomplete}`} role="alert" hidden>
        {t('This page has not loaded completely. What you press will go on once the connection is back.')} {reload}
      </p>
    </>
  )
}
