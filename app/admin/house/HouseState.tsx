import { Link } from 'react-router'
import { FINDING_GROUPS } from '../../audit/finding.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { link } from '../../platform/routing/link.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import { describeStatus } from '../../staff-ui/page-status.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './house.module.css'
import type { readHouseState } from './house-state.server.ts'

type Props = { state: Awaited<ReturnType<typeof readHouseState>> }

/** How the house is doing, for whoever wants to know more than what is to be done. */
export function HouseState({ state }: Props) {
  const format = useDateFormat()
  const { planned, activity, lost, missed, may } = state
  return (
    <>
      <PageHeader title={t('Site status')} />
      <div className={styles.overview}>
        <section aria-labelledby="planned">
          <h2 id="planned">
            <Link to={adminUrl('changes')}>{t('Scheduled to go online or offline')}</Link>
          </h2>
          <List empty={t('Nothing scheduled.')}>
            {planned.map(({ to, title, isOnline, at, failure, unseen }) => (
              <li key={`${to}:${at}`}>
                <Link to={to}>{title}</Link>
                <span>
                  {t(unseen ? 'planned for {moment}' : isOnline ? 'online from {moment}' : 'offline from {moment}', {
                    moment: format.dateTime(at),
                  })}
                </span>
                {unseen && <span>{t('Visitors do not see it then: {status}.', { status: describeStatus(unseen, format) })}</span>}
                {failure && <strong>{failure}</strong>}
              </li>
            ))}
          </List>
        </section>
        <section aria-labelledby="activity">
          <h2 id="activity">{t('Recently saved pages')}</h2>
          <List empty={t('No pages saved yet.')}>
            {activity.map(({ id, number, title, url, user, created_at }) => (
              <li key={`${id}:${number}`}>
                <a href={url}>{title}</a>
                <span>{[user, format.dateTime(created_at)].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </List>
        </section>
        <section aria-labelledby="lost">
          <h2 id="lost">
            <Link to={adminUrl('lost')}>{t('404 errors')}</Link>
          </h2>
          <List empty={t('No 404 errors.')}>
            {lost.map(({ url, hits }) => (
              <li key={url}>
                <code>{url}</code>
                <span>{t('{n} times', { n: hits })}</span>
                {may.redirect && (
                  <Link
                    to={`${adminUrl('redirect', 'new')}?oldPath=${encodeURIComponent(url)}`}
                    aria-label={`${t('Create redirect')}: ${url}`}
                  >
                    {t('Create redirect')}
                  </Link>
                )}
              </li>
            ))}
          </List>
        </section>
        <section aria-labelledby="missed">
          <h2 id="missed">{t('Searches with no results in the last 30 days')}</h2>
          <List empty={t('No search went without results.')}>
            {missed.map(({ keyword, count }) => (
              <li key={keyword}>
                <a href={link('search', {}, { q: keyword })}>{keyword}</a>
                <span>{t('{n} times', { n: count })}</span>
              </li>
            ))}
          </List>
        </section>
        <AuditFindings check={state.check} />
        <Health state={state} />
      </div>
    </>
  )
}

/** The findings of the nightly audit. */
function AuditFindings({ check: { groups, isChecked } }: { check: Props['state']['check'] }) {
  const nonEmptyGroups = Object.entries(FINDING_GROUPS).filter(([name]) => groups[name as keyof typeof groups] > 0)
  return (
    <section aria-labelledby="check">
      <h2 id="check">
        <Link to={adminUrl('check')}>{t('Site audit')}</Link>
      </h2>
      <List empty={t(isChecked ? 'No issues found.' : 'Not checked yet.')}>
        {nonEmptyGroups.map(([name, { label }]) => (
          <li key={name}>
            <Link to={`${adminUrl('check')}?kind=${name}`}>{t(label)}</Link>
            <span>{groups[name as keyof typeof groups]}</span>
          </li>
        ))}
      </List>
    </section>
  )
}

/** The state of site and ticket shop, and the size of the data. */
function Health({ state: { health, isListed, may } }: Props) {
  const open = (isOpen: boolean) => (isOpen ? t('Online') : t('Offline'))
  // Whether search engines may list the site stands in the operator's settings alone.
  const lines: [label: Label, value: string | number, to: string | null][] = [
    ['Website', open(health.is_site_online), may.set ? 'settings' : null],
    ['Search engines|state', isListed ? t('may list the site') : t('are kept out'), null],
    [
      'Ticket shop',
      health.has_shop ? open(health.is_shop_online) : t('not connected'),
      health.has_shop ? (may.set ? 'settings' : null) : 'shop',
    ],
    ['Upcoming performances', health.coming_events, 'event'],
    ['Productions|records', health.productions, 'production'],
    ['Articles', health.articles, 'article'],
    ['Pages', health.pages, 'pages'],
  ]
  return (
    <section aria-labelledby="health">
      <h2 id="health">{t('Site and shop')}</h2>
      <List empty="">
        {lines.map(([label, value, to]) => (
          <li key={label}>
            {to ? <Link to={adminUrl(to)}>{t(label)}</Link> : t(label)}
            <span>{value}</span>
          </li>
        ))}
      </List>
    </section>
  )
}

function List({ empty, children }: { empty: string; children: React.ReactNode[] }) {
  return children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>
}
