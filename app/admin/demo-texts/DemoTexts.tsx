import { Link } from 'react-router'
import { DEMO_KINDS, type DemoText } from '../../first-day/demo-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ADMIN_PATH } from '../../platform/routing/table.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import styles from './demo-texts.module.css'

/** What of a house that began with the demo is still the demo's, by kind; each leads to where it is made one's own. */
export function DemoTexts({ texts, isDemo }: { texts: DemoText[]; isDemo: boolean }) {
  const kinds = Object.entries(DEMO_KINDS).map(([kind, label]) => ({ kind, label, of: texts.filter((text) => text.kind === kind) }))
  return (
    <>
      <PageHeader title={t('Still from the demo')} lead={t('Whatever somebody here has changed and saved once counts as yours.')} />
      {texts.length === 0 && (
        <p>
          {isDemo
            ? t(
                'This house still shows itself as the demo. Once it runs without DEMO_HOUSE=on, whatever is still from the demo is listed here.',
              )
            : t('Nothing here is from the demo any more.')}
        </p>
      )}
      <div className={styles.kinds}>
        {kinds
          .filter(({ of }) => of.length > 0)
          .map(({ kind, label, of }) => (
            <section key={kind} aria-labelledby={`demo-${kind}`} className={styles.kind}>
              <h2 id={`demo-${kind}`}>
                {t(label)} <small>{of.length}</small>
              </h2>
              <ul>
                {of.map(({ title, to }) => (
                  <li key={to}>
                    <Link to={to} reloadDocument={!to.startsWith(ADMIN_PATH)}>
                      {title}
                    </Link>
                    <small>{t('Demo text')}</small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  )
}
