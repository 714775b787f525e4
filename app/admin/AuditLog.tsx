import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import { ACTIONS } from '../staff-ui/record-form/History.tsx'
import { FilterForm } from '../staff-ui/table/FilterForm.tsx'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { LogQuery, readAuditLog } from './audit-log.server.ts'

type Props = { query: LogQuery; log: Awaited<ReturnType<typeof readAuditLog>>; next: string | null }

/** What has no screen of its own to be linked to. */
const NOWHERE: ReadonlySet<string> = new Set(['legal', 'comment', 'preview-link', 'review'])
/** What is edited on a screen with others of its kind, or is the only one: that screen. */
const SHARED_SCREENS: Record<string, string> = {
  account: 'people',
  identity: 'appearance',
  'import-source': 'import-sources',
  release: 'releases',
  role: 'roles',
  settings: 'settings',
}

/** The audit log. */
export function AuditLog({ query, log, next }: Props) {
  const format = useDateFormat()
  return (
    <>
      <PageHeader title={t('Audit log')} lead={t('Who did what to which record. This log cannot be changed.')} />
      <FilterForm
        filters={[
          { kind: 'text', name: 'who', label: t('Who'), value: query.who },
          {
            kind: 'select',
            name: 'type',
            label: t('Type'),
            value: query.type,
            options: log.types.map(({ name, plural }) => ({ value: name, label: t(plural) })),
          },
          {
            kind: 'select',
            name: 'action',
            label: t('What'),
            value: query.action,
            options: Object.entries(ACTIONS).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
      />
      <ListTable
        head={[t('Record'), t('Type'), t('What'), t('Who'), t('When')]}
        empty={t(query.who || query.type || query.action ? 'No results for this search.' : 'Nobody has changed anything yet.')}
        next={next}
        rows={log.changes.map((change) => ({
          key: change.id,
          cells: [
            nameOf(change),
            t(change.label),
            [t(ACTIONS[change.action]), detailsOf(change)].filter(Boolean).join(': '),
            change.userName,
            format.dateTime(change.createdAt),
          ],
        }))}
      />
    </>
  )
}

/** The changed fields; of an undone import the result. */
function detailsOf({ fields, undone }: Props['log']['changes'][number]): string {
  if (undone) return t('{deleted} deleted, {returned} reverted, {kept} unchanged', undone)
  return fields.map((label) => t(label)).join(', ')
}

/** The title, linked to where the object is now: a page itself, the form of a record, a screen for all of a kind, the bin. */
function nameOf({ fate, title, type, objectId, url, isClosed }: Props['log']['changes'][number]): ReactNode {
  if (isClosed) return title
  const screen = SHARED_SCREENS[type]
  if (screen) return <Link to={adminUrl(screen)}>{title}</Link>
  if (NOWHERE.has(type)) return title
  if (type === 'import') return <Link to={`${adminUrl('log')}?import=${objectId}`}>{title}</Link>
  if (type === 'planning-feed') return fate === 'there' ? <Link to={adminUrl('planning-feeds')}>{title}</Link> : title
  if (fate === 'gone') return title
  if (type === 'form-entry') return fate === 'there' ? <Link to={`${adminUrl('entries')}?entry=${objectId}`}>{title}</Link> : title
  if (fate === 'bin') return <Link to={adminUrl('bin')}>{title}</Link>
  if (url) return <a href={url}>{title}</a>
  return <Link to={adminUrl(type, objectId)}>{title}</Link>
}
