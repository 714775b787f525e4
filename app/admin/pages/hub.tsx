import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { Overview } from '../Overview.tsx'
import { readOverview } from '../overview.server.ts'

/** The content-system hub (A §2.1): the overview. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => ({ overview: await readOverview(platform, viewer) }))
}

export const meta: MetaFunction = () => [{ title: t('Admin') }]

export default function Hub() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {(data) => <Overview name={data.frame.person.name} overview={data.overview} />}
    </AdminScreen>
  )
}
