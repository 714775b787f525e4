import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { Log } from '../Log.tsx'
import Login from '../Login.tsx'
import { logQueryOf, readLog } from '../log.server.ts'
import { pageBefore } from '../page-before.ts'
import { staffOf } from '../staff.server.ts'

/** Who did what, and when. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  const url = new URL(request.url)
  const query = logQueryOf(url.searchParams)
  const log = await readLog(platformOf(context), staff.viewer, query)
  return { frame: staff.frame, query, log, next: pageBefore(url, log.next ?? undefined) }
}

export const meta: MetaFunction = () => [{ title: t('Log of all changes') }]

export default function LogPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <Log query={data.query} log={data.log} next={data.next} />
    </AdminFrame>
  )
}
