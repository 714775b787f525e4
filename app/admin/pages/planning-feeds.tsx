import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { readFeeds } from '../../scheduling/feeds/feeds.server.ts'
import { PlanningFeeds } from '../../scheduling/feeds/PlanningFeeds.tsx'
import { readRoomNames } from '../../scheduling/feeds/room-names.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The planning systems whose calendars the planning board shows. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'programme')
    const mayWrite = can(viewer.role, 'write', 'programme')
    const [feeds, rooms] = await Promise.all([readFeeds(platform, mayWrite), readRoomNames(platform.db)])
    return { feeds, rooms, mayWrite }
  })
}

export const meta: MetaFunction = () => [{ title: t('Planning systems') }]

export default function PlanningFeedsPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <PlanningFeeds {...shown} />}</AdminScreen>
}
