import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { HouseState } from '../house/HouseState.tsx'
import { readHouseState } from '../house/house-state.server.ts'
import { loadScreen } from '../load-screen.server.ts'

/** How the house is doing. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'site')
    return { state: await readHouseState(platform, viewer) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Site status') }]

export default function House() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{({ state }) => <HouseState state={state} />}</AdminScreen>
}
