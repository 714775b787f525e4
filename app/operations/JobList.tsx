import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { Table } from '../staff-ui/table/Table.tsx'
import { useAction } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './operations.module.css'

type Failed = { id: string; queue: string; payload: string; error: string; failedAt: string }
type Props = { failed: Failed[]; queues: { queue: string; waiting: number; active: number }[] }

/** The job queues: failed jobs and waiting ones. */
export function JobList({ failed, queues }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  return (
    <>
      <PageHeader title={t('Jobs')} notice={notice} lead={t('Background tasks: emails, clean-up, ticket shop sales.')} />
      <h2 className={styles.heading}>{t('Permanently failed')}</h2>
      <ListTable
        head={[t('Job'), t('When'), t('Error')]}
        empty={t('No failed jobs.')}
        rows={failed.map((job) => ({
          key: job.id,
          cells: [`${job.queue} ${job.payload}`, format.dateTime(job.failedAt), job.error],
          actions: [
            <button
              key="again"
              type="button"
              className={form.second}
              aria-label={t('Retry {name}', { name: job.queue })}
              onClick={() => act(() => request('POST', `/api/admin/jobs/${job.id}/again`), t('The job is being retried.'))}
            >
              {t('Try again')}
            </button>,
            <button
              key="dismiss"
              type="button"
              className={form.second}
              aria-label={t('Dismiss {name}', { name: job.queue })}
              onClick={() => act(() => request('POST', `/api/admin/jobs/${job.id}/dismiss`), t('Dismissed.'))}
            >
              {t('Dismiss')}
            </button>,
          ],
        }))}
      />
      <h2 className={styles.heading}>{t('Waiting and running')}</h2>
      <Table
        head={[t('Job'), t('Waiting'), t('Running')]}
        empty={t('No waiting jobs.')}
        rows={queues.map(({ queue, waiting, active }) => ({ key: queue, cells: [queue, waiting, active] }))}
      />
    </>
  )
}
