import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readIdentityInTx } from '../../identity/index.server.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { Appearance } from '../appearance/Appearance.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** What the theatre looks like: logo, colours, faces. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'write', 'settings')
    return { read: await readIdentityInTx(platform.db) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Appearance') }]

export default function AppearancePage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{({ read }) => <Appearance read={read} />}</AdminScreen>
}
