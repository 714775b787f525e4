import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { hasTicketShop } from '../../booking/index.server.ts'
import { ImportSources } from '../../imports/sources/ImportSources.tsx'
import { readSources } from '../../imports/sources/source-views.server.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { readRoomNames } from '../../scheduling/feeds/room-names.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The sources from which the programme is read by itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'write', 'programme')
    const [sources, rooms] = await Promise.all([readSources(platform, true), readRoomNames(platform.db)])
    return { sources, rooms, hasShop: hasTicketShop(platform.config) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Import sources') }]

export default function ImportSourcesPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <ImportSources {...shown} />}</AdminScreen>
}
