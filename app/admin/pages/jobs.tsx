import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { JobList } from '../../operations/JobList.tsx'
import { isoWithOffset, toInstant } from '../../platform/clock/clock.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

const MAX_PAYLOAD = 200

/** The background jobs. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'write', 'settings')
    const [failed, { queues }] = await Promise.all([platform.jobs.failed(), platform.jobs.counts()])
    return {
      failed: failed.map(({ payload, failedAt, ...job }) => ({
        ...job,
        payload: JSON.stringify(payload).slice(0, MAX_PAYLOAD),
        failedAt: isoWithOffset(toInstant(failedAt)),
      })),
      queues: queues.filter(({ waiting, active }) => waiting + active > 0),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Jobs') }]

export default function JobListPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <JobList {...shown} />}</AdminScreen>
}
