import type { CSSProperties } from 'react'
import { CONSENT_ANCHOR } from '../../consent/consent-store.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { useLayoutData } from '../../site/index.ts'
import { Rule } from '../../ui/Rule.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { AdministratorHtml } from '../AdministratorHtml.tsx'
import styles from './Footer.module.css'

/**
 * What the footer holds: service and legal links, the theatre's own HTML blocks, and its name in full width (B §2). Empty blocks
 * render nothing.
 */
export default function FooterContent() {
  const frame = useLayoutData()
  if (!frame) return null
  const legal = [
    ...[
      { title: t('Terms and conditions'), url: link('legals-agb') },
      { title: t('Legal notice'), url: link('legals-imprint') },
      { title: t('Privacy policy'), url: link('legals-privacy') },
    ].filter(({ url }) => frame.legal.includes(url)),
    { title: t('Cookie settings'), url: `#${CONSENT_ANCHOR}` },
    { title: t('For staff'), url: ADMIN_PATH },
    ...(frame.whistleblowerLink ? [{ title: t('Whistleblowing'), url: frame.whistleblowerLink }] : []),
  ]
  return (
    <>
      <AdministratorHtml code={frame.html.footerTop} />
      <div className={styles.columns}>
        {frame.openingHours && (
          <div className={styles.hours} data-today>
            <p>{t('Box office')}</p>
            <p className={styles.large}>
              {frame.openingHours.url ? (
                <SmartLink to={frame.openingHours.url}>{frame.openingHours.text}</SmartLink>
              ) : (
                frame.openingHours.text
              )}
            </p>
          </div>
        )}
        <FooterNavigation
          label={t('Service')}
          entries={frame.footer.map(({ menu_name, url, is_clickable }) => ({ title: menu_name, url, isText: !is_clickable }))}
        />
        <FooterNavigation label={t('Legal')} entries={legal} />
      </div>
      <AdministratorHtml code={frame.html.footerLogos} className={styles.logos} />
      <AdministratorHtml code={frame.html.footerBottom} />
      <Rule />
      <HouseName name={frame.houseName} />
    </>
  )
}

function FooterNavigation({ label, entries }: { label: string; entries: { title: string; url: string; isText?: boolean }[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {entries.map(({ title, url, isText }) => (
          <li key={url}>
            {isText ? (
              title
            ) : (
              <SmartLink to={url} newWindow={/^https?:/.test(url)}>
                {title}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The name in the size that just fills the width; on a phone its longest word does. */
function HouseName({ name }: { name: string }) {
  const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  const letters = { '--letters': name.length, '--letters-of-word': longestWord } as CSSProperties
  return (
    <p className={styles.house} style={letters}>
      <span>{name}</span>
    </p>
  )
}
