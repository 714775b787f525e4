import { Link } from 'react-router'
import { FINDING_GROUPS } from '../audit/finding.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { link } from '../platform/routing/link.ts'
import { saleLabel } from '../scheduling/sale-label.ts'
import { ACTIONS } from '../staff-ui/record-form/History.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './Overview.module.css'
import type { readOverview } from './overview.server.ts'

type Props = { name: string; overview: Awaited<ReturnType<typeof readOverview>> }

/** The start screen of the admin area. */
export function Overview({ name, overview }: Props) {
  const format = useDateFormat()
  const { today, unpublished, planned, activity, changes, lost, missed } = overview
  return (
    <div className={styles.overview}>
      <h1>{t('Hello, {name}', { name })}</h1>
      <section aria-labelledby="today">
        <h2 id="today">{t('Today at the theatre')}</h2>
        <List empty={t('No performances today.')}>
          {today.map((event) => (
            <li key={event.id} className={styles.tonight}>
              <span>{event.clock}</span>
              <Link to={adminUrl('event', event.id)}>{event.title}</Link>
              <span>{[...new Set([event.room, saleLabel(event), event.statusLabel])].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </List>
      </section>
      <Warnings troubles={overview.troubles} />
      <section aria-labelledby="drafts">
        <h2 id="drafts">{t('Unpublished drafts')}</h2>
        <List empty={t('No pages have drafts.')}>
          {unpublished.map((page) => (
            <li key={page.id}>
              <a href={`${page.url}?edit`}>{page.title}</a>
              <span>{format.dateTime(page.at)}</span>
            </li>
          ))}
        </List>
      </section>
      <section aria-labelledby="planned">
        <h2 id="planned">
          <Link to={adminUrl('changes')}>{t('Scheduled to go online or offline')}</Link>
        </h2>
        <List empty={t('Nothing scheduled.')}>
          {planned.map(({ to, title, isOnline, at, failure }) => (
            <li key={`${to}:${at}`}>
              <Link to={to}>{title}</Link>
              <span>{t(isOnline ? 'online from {moment}' : 'offline from {moment}', { moment: format.dateTime(at) })}</span>
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
              <Link to={`${adminUrl('redirect', 'new')}?oldPath=${encodeURIComponent(url)}`} aria-label={`${t('Create redirect')}: ${url}`}>
                {t('Create redirect')}
              </Link>
            </li>
          ))}
        </List>
      </section>
      <section aria-labelledby="missed">
        <h2 id="missed">{t('Searches with no results in the last 30 days')}</h2>
        <List empty={t('Every search returned results.')}>
          {missed.map(({ keyword, count }) => (
            <li key={keyword}>
              <a href={link('search', {}, { q: keyword })}>{keyword}</a>
              <span>{t('{n} times', { n: count })}</span>
            </li>
          ))}
        </List>
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">{t('Recent changes')}</h2>
        <List empty={t('No changes yet.')}>
          {changes.map((change) => (
            <li key={change.id}>
              {change.action === 'deleted' ? (
                <span>{change.title}</span>
              ) : (
                <Link
                  to={change.type === 'import' ? `${adminUrl('log')}?import=${change.objectId}` : adminUrl(change.type, change.objectId)}
                >
                  {change.title}
                </Link>
              )}
              <span>
                {t(change.label)}, {t(ACTIONS[change.action])}
              </span>
              <span>
                {change.userName}, {format.dateTime(change.createdAt)}
              </span>
            </li>
          ))}
        </List>
      </section>
      <AuditFindings check={overview.check} />
      <Health health={overview.health} />
    </div>
  )
}

/** The findings of the nightly audit. */
function AuditFindings({ check: { groups, isChecked } }: { check: Props['overview']['check'] }) {
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

/** The operations warnings. */
function Warnings({ troubles }: { troubles: Props['overview']['troubles'] }) {
  return (
    <section aria-labelledby="troubles">
      <h2 id="troubles">{t('Needs attention')}</h2>
      <List empty={t('Nothing needs attention.')}>
        {troubles.map(({ text, number, to, named }) => (
          <li key={text}>
            <Link to={adminUrl(to)}>{t(text, { n: number })}</Link>
            {named.map(({ to: place, title }) =>
              place.startsWith('/') ? (
                <a key={place} href={place}>
                  {title}
                </a>
              ) : (
                <Link key={place} to={adminUrl(place)}>
                  {title}
                </Link>
              ),
            )}
          </li>
        ))}
      </List>
    </section>
  )
}

/** The state of site and ticket shop, and the size of the data. */
function Health({ health }: { health: Props['overview']['health'] }) {
  const open = (isOpen: boolean) => (isOpen ? t('Online') : t('Offline'))
  const lines: [label: Label, value: string | number, to: string][] = [
    ['Website', open(health.is_site_online), 'settings'],
    ['Ticket shop', health.has_shop ? open(health.is_shop_online) : t('not connected'), health.has_shop ? 'settings' : 'shop'],
    ['Upcoming performances', health.coming_events, 'event'],
    ['Productions|records', health.productions, 'production'],
    ['Articles', health.articles, 'article'],
    ['Pages', health.pages, 'pages'],
  ]
  return (
    <section aria-labelledby="health">
      <h2 id="health">{t('Site status')}</h2>
      <List empty="">
        {lines.map(([label, value, to]) => (
          <li key={label}>
            <Link to={adminUrl(to)}>{t(label)}</Link>
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
