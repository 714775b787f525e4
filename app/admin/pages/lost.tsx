import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { NotFoundLog } from '../../operations/NotFoundLog.tsx'
import { readNotFoundWithTargets } from '../../operations/not-found-log.server.ts'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

const SHOWN = 200

/** The not-found log. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'site')
    return {
      lost: await readNotFoundWithTargets(platform, SHOWN),
      mayWrite: can(viewer.role, 'write', 'site'),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('404 errors') }]

export default function LostPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <NotFoundLog {...shown} />}</AdminScreen>
}
