import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { nextPageQuery } from '../../staff-ui/table/next-page-query.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { AuditLog } from '../AuditLog.tsx'
import { parseLogQuery, readAuditLog } from '../audit-log.server.ts'
import { loadScreen } from '../load-screen.server.ts'

/** The audit log. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const url = new URL(request.url)
    const query = parseLogQuery(url.searchParams)
    const log = await readAuditLog(platform, viewer, query)
    return { query, log, next: nextPageQuery(url, log.next ?? undefined) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Audit log') }]

export default function LogPage() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {(data) => <AuditLog query={data.query} log={data.log} next={data.next} />}
    </AdminScreen>
  )
}
