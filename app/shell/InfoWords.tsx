import { useLocation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import styles from './InfoLayer.module.css'

/** The two sentences of the info layer. Only the server draws them: no script of ours runs where they are read. */
export function InfoWords() {
  const { pathname, search } = useLocation()
  const reload = <a href={pathname + search}>{t('Reload')}</a>
  return (
    <>
      <noscript>
        <p className={styles.bar}>
          {t('JavaScript is switched off. You can read everything; booking leads to the shop.')} {reload}
        </p>
      </noscript>
      <p className={styles.unsupported}>
        {t('Your browser is too old for this website. Please update it, or use another one.')} {reload}
      </p>
    </>
  )
}
