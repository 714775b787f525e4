import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { useFrame } from '../frame-data.ts'
import styles from './Footer.module.css'

/** The footer: the house, its service links and the legal ones (B §2). Blocks that are not provided leave no box. */
export function Footer() {
  const frame = useFrame()
  if (!frame) return null
  const legal = [
    { title: t('GTC'), url: link('legals-agb') },
    { title: t('Imprint'), url: link('legals-imprint') },
    { title: t('Privacy policy'), url: link('legals-privacy') },
    ...(frame.whistleblowerLink ? [{ title: t('Whistleblower Protection Act'), url: frame.whistleblowerLink }] : []),
  ]
  return (
    <footer className={styles.footer}>
      <AdministratorHtml code={frame.html.footerTop} />
      <p className={styles.name}>{frame.houseName}</p>
      <div className={styles.columns}>
        <nav aria-label={t('Service')}>
          <ul>
            {frame.footer.map((entry) => (
              <li key={entry.url}>
                <SmartLink to={entry.url}>{entry.menu_name}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        {frame.openingHours && (
          <p className={styles.hours}>
            {t('Box office')}
            <br />
            {frame.openingHours.url ? (
              <SmartLink to={frame.openingHours.url}>{frame.openingHours.text}</SmartLink>
            ) : (
              frame.openingHours.text
            )}
          </p>
        )}
        <AdministratorHtml code={frame.html.footerLogos} />
      </div>
      <ul className={styles.legal}>
        {legal.map(({ title, url }) => (
          <li key={url}>
            <SmartLink to={url} newWindow={/^https?:/.test(url)}>
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
      <AdministratorHtml code={frame.html.footerBottom} />
    </footer>
  )
}

/** HTML that an administrator provides; it was sanitised when it was written. */
function AdministratorHtml({ code }: { code: string }) {
  if (!code) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the time of writing
  return <div dangerouslySetInnerHTML={{ __html: code }} />
}
