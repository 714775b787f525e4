import { useLocation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import styles from './InfoLayer.module.css'

/** The two sentences of the info layer. Rendered by the server only: no script of the site runs where they are read. */
export function InfoWords() {
  const { pathname, search } = useLocation()
  const reload = <a href={pathname + search}>{t('Reload')}</a>
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
    </>
  )
}
