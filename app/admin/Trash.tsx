import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import type { listTrash } from '../records/trash.server.ts'
import { request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useAction } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './admin.module.css'

type Props = Awaited<ReturnType<typeof listTrash>>

/** The trash: deleted records, which can be restored. */
export function Trash({ records, next }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  return (
    <>
      <PageHeader title={t('Trash')} lead={t('Deleted items can be restored for 30 days, with all their content.')} notice={notice} />
      <ListTable
        head={[t('Name'), t('Type'), t('Deleted'), t('Kept until')]}
        empty={t('Trash is empty.')}
        next={next === null ? null : `?before=${next}`}
        rows={records.map((record) => ({
          key: record.change,
          cells: [titleOf(record), t(record.label), `${record.userName}, ${format.dateTime(record.deletedAt)}`, format.date(record.goneOn)],
          actions: record.mayRestore && (
            <button
              type="button"
              className={form.second}
              aria-label={t('Restore {name}', { name: record.title })}
              onClick={() =>
                act(
                  () => request<{ url?: string }>('POST', record.restorePath, { change: record.change }),
                  ({ url }) =>
                    url ? t('{name} was restored at {url}.', { name: record.title, url }) : t('{name} restored.', { name: record.title }),
                )
              }
            >
              {t('Restore')}
            </button>
          ),
        }))}
      />
      <p>
        <Link to={adminUrl('log')} className={styles.way}>
          {t('Audit log')}
        </Link>
      </p>
    </>
  )
}

/** The title; of a page with the number of child pages deleted with it. */
function titleOf({ title, below }: Props['records'][number]): string {
  return below > 0 ? t('{title}, with {n} subpages', { title, n: below }) : title
}
