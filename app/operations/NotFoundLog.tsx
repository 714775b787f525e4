import { Link } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useAction } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { readNotFoundWithTargets } from './not-found-log.server.ts'

type Props = { lost: Awaited<ReturnType<typeof readNotFoundWithTargets>>; mayWrite: boolean }

/** The not-found log, with a redirect per address: by one press to what it most likely meant, or by a form. */
export function NotFoundLog({ lost, mayWrite }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  return (
    <>
      <PageHeader title={t('404 errors')} notice={notice} />
      <ListTable
        head={[t('URL'), t('Requests'), t('Last requested')]}
        empty={t('No 404 errors.')}
        rows={lost.map(({ url, hits, lastSeenAt, target }) => ({
          key: url,
          cells: [url, t('{n} times', { n: hits }), format.dateTime(lastSeenAt)],
          actions: mayWrite && [
            target && (
              <button
                key="likely"
                type="button"
                className={form.action}
                aria-label={`${t('Redirect to {target}', { target })}: ${url}`}
                onClick={() =>
                  act(
                    () => request('POST', '/api/admin/redirect', { oldPath: url, newPath: target }),
                    t('{from} now leads to {to}.', { from: url, to: target }),
                  )
                }
              >
                {t('Redirect to {target}', { target })}
              </button>
            ),
            <Link
              key="redirect"
              className={target ? form.second : form.action}
              to={`${adminUrl('redirect', 'new')}?oldPath=${encodeURIComponent(url)}`}
              aria-label={`${t('Create redirect')}: ${url}`}
            >
              {t('Create redirect')}
            </Link>,
            <button
              key="forget"
              type="button"
              className={form.second}
              aria-label={`${t('Mark as resolved')}: ${url}`}
              onClick={() =>
                act(
                  () => request('DELETE', `/api/admin/lost?url=${encodeURIComponent(url)}`),
                  t('Removed from the list until it is requested again.'),
                )
              }
            >
              {t('Mark as resolved')}
            </button>,
          ],
        }))}
      />
    </>
  )
}
