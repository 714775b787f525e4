import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { can } from '../../platform/auth/rights.ts'
import { isoWithOffset } from '../../platform/clock/clock.ts'
import { requireRight, SEES_DRAFTS } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { Releases } from '../releases/Releases.tsx'
import { readLiveReleases } from '../releases/read-live-releases.server.ts'
import { readReleases } from '../releases/read-releases.server.ts'
import { readSwitchable } from '../releases/switchable.server.ts'

/** The open releases, each with its parts, and those that can be undone. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    requireRight(viewer, SEES_DRAFTS)
    return {
      releases: await readReleases(platform, viewer),
      live: await readLiveReleases(platform, viewer),
      switchable: can(viewer.role, 'write', 'site') ? await readSwitchable(platform.db) : [],
      mayCreate: (['site', 'magazine', 'programme'] as const).some((area) => can(viewer.role, 'write', area)),
      now: isoWithOffset(platform.clock.now()),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Releases') }]

export default function ReleasesPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <Releases {...shown} />}</AdminScreen>
}
