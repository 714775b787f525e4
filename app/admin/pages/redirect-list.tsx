import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { RedirectList } from '../../operations/redirect-list/RedirectList.tsx'
import { can } from '../../platform/auth/rights.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** A list of old addresses that becomes redirects. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ viewer }) => {
    authorize(viewer, 'write', 'site')
    return { mayDelete: can(viewer.role, 'delete', 'site') }
  })
}

export const meta: MetaFunction = () => [{ title: t('List of old addresses') }]

export default function RedirectListPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(shown) => <RedirectList {...shown} />}</AdminScreen>
}
