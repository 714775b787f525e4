import { useLocation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import styles from './InfoLayer.module.css'

/**
 * The last layer of a page: what to know when it cannot work as it should (A §2.7). Without JavaScript, and in a
 * browser that lacks what the site is drawn with, the message stands in the page; a style sheet that such a
 * browser does not understand hides it for all others. Whoever has scripts gets the notices (Notices.tsx).
 */
export function InfoLayer() {
  const { pathname } = useLocation()
  return (
    <>
      <noscript>
        <p className={styles.bar}>
          {t('JavaScript is switched off. You can read everything; booking leads to the shop.')} <a href={pathname}>{t('Reload')}</a>
        </p>
      </noscript>
      <p className={styles.unsupported}>
        {t('Your browser is too old for this website. Please update it, or use another one.')} <a href={pathname}>{t('Reload')}</a>
      </p>
    </>
  )
}
