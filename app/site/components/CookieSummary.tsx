import { allowedServices, CONSENT_ANCHOR, CONSENT_SERVICE_LABELS, useConsent } from '../../consent/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from '../pages/legal.module.css'

/** The consent of this browser as text, with a link to change it. Empty until hydration, since only the browser knows it. */
export function CookieSummary() {
  const consent = useConsent()
  const allowed = allowedServices(consent).map((service) => t(CONSENT_SERVICE_LABELS[service]))
  return (
    <section className={styles.note}>
      <h2>{t('Cookies and third-party services')}</h2>
      <p>
        {consent !== undefined && (allowed.length > 0 ? t('Allowed: {names}.', { names: allowed.join(', ') }) : t('None allowed.'))}{' '}
        <a href={`#${CONSENT_ANCHOR}`}>{t('Cookie settings')}</a>
      </p>
    </section>
  )
}
