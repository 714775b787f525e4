import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { nextPageQuery } from '../../staff-ui/table/next-page-query.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { Log } from '../Log.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { logQueryOf, readLog } from '../log.server.ts'

/** Who did what, and when. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const url = new URL(request.url)
    const query = logQueryOf(url.searchParams)
    const log = await readLog(platform, viewer, query)
    return { query, log, next: nextPageQuery(url, log.next ?? undefined) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Log of all changes') }]

export default function LogPage() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>{(data) => <Log query={data.query} log={data.log} next={data.next} />}</AdminScreen>
  )
}
