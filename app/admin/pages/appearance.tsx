import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { listFaces, readIdentityInTx } from '../../identity/index.server.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { Appearance } from '../appearance/Appearance.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** What the theatre looks like: logo, colours, faces. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'write', 'settings')
    const [read, kept] = await Promise.all([readIdentityInTx(platform.db), listFaces(platform.db)])
    return { read, kept }
  })
}

export const meta: MetaFunction = () => [{ title: t('Appearance') }]

export default function AppearancePage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(data) => <Appearance {...data} />}</AdminScreen>
}
