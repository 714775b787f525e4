import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { instantOf, isoWithOffset } from '../../platform/clock/clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import Login from '../Login.tsx'
import { asResponse } from '../refused-page.server.ts'
import { assertMayInArea } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'
import { JobList } from '../watch/JobList.tsx'

const MAX_PAYLOAD = 200

/** The work the house has left for later. */
export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    assertMayInArea(staff.viewer, 'write', 'settings')
    const platform = platformOf(context)
    const [failed, { queues }] = await Promise.all([platform.jobs.failed(), platform.jobs.counts()])
    return {
      frame: staff.frame,
      failed: failed.map(({ payload, failedAt, ...job }) => ({
        ...job,
        payload: JSON.stringify(payload).slice(0, MAX_PAYLOAD),
        failedAt: isoWithOffset(instantOf(failedAt)),
      })),
      queues: queues.filter(({ waiting, active }) => waiting + active > 0),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Jobs') }]

export default function JobListPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  const { frame, ...shown } = data
  return (
    <AdminFrame frame={frame}>
      <JobList {...shown} />
    </AdminFrame>
  )
}
