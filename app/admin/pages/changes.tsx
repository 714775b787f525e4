import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { isoWithOffset } from '../../platform/clock/clock.ts'
import { requireRight, SEES_DRAFTS } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { readComingChanges } from '../coming-changes.server.ts'
import { loadScreen } from '../load-screen.server.ts'
import { readRecentChanges } from '../recent-changes.server.ts'
import { SiteChanges } from '../SiteChanges.tsx'

/** As many as anybody plans ahead. */
const MAX_COMING = 300

/** The calendar of what changes on the site by itself, and what went live last. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    requireRight(viewer, SEES_DRAFTS)
    const [coming, recent] = await Promise.all([readComingChanges(platform, viewer, MAX_COMING), readRecentChanges(platform, viewer)])
    return { coming, recent, today: isoWithOffset(platform.clock.now()).slice(0, 10) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Site changes') }]

export default function SiteChangesPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <SiteChanges {...shown} />}</AdminScreen>
}
