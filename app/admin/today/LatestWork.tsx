import { useId } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { ACTIONS } from '../../staff-ui/record-form/History.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import type { readLatestWork } from './latest-work.server.ts'
import styles from './today.module.css'

type Work = Awaited<ReturnType<typeof readLatestWork>>

/** What staff did last: drafts that are not live, and changes of records. Quieter than what is to be done. */
export function LatestWork({ work: { drafts, changes } }: { work: Work }) {
  const draftsId = useId()
  const changesId = useId()
  const format = useDateFormat()
  return (
    <>
      {drafts && (
        <section aria-labelledby={draftsId} className={`${styles.card} ${styles.quiet}`}>
          <h2 id={draftsId}>{t('Unpublished drafts')}</h2>
          {drafts.length === 0 && <p className={styles.empty}>{t('No pages have drafts.')}</p>}
          <ul>
            {drafts.map(({ id, title, url, at, places }) => (
              <li key={id}>
                <a href={`${url}?edit`}>{title}</a>
                <small>{places > 0 ? t('{n} places still to be filled in', { n: places }) : format.dateTime(at)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes && (
        <section aria-labelledby={changesId} className={`${styles.card} ${styles.quiet}`}>
          <h2 id={changesId}>
            <Link to={adminUrl('log')}>{t('Recent changes')}</Link>
          </h2>
          {changes.length === 0 && <p className={styles.empty}>{t('No changes yet.')}</p>}
          <ul>
            {changes.map((change) => (
              <li key={change.id}>
                <Title change={change} />
                <small>{[t(ACTIONS[change.action]), change.userName, format.dateTime(change.createdAt)].filter(Boolean).join(' · ')}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The record that was changed, or how many were at once. */
function Title({ change: { type, objectId, title, label, plural, action, number } }: { change: NonNullable<Work['changes']>[number] }) {
  if (number > 1) return <Link to={adminUrl('log')}>{`${number} ${t(plural)}`}</Link>
  if (action === 'deleted') return <span>{title}</span>
  const to = type === 'import' ? `${adminUrl('log')}?import=${objectId}` : adminUrl(type, objectId)
  return (
    <Link to={to}>
      {t(label)}: {title}
    </Link>
  )
}
