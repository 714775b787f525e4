import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import Login from '../Login.tsx'
import { Overview } from '../Overview.tsx'
import { readOverview } from '../overview.server.ts'
import { staffOf } from '../staff.server.ts'

/** The content-system hub (A §2.1): the way in, and what somebody should know who comes to work. */
export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  return staff ? { frame: staff.frame, overview: await readOverview(platformOf(context), staff.viewer) } : null
}

export const meta: MetaFunction = () => [{ title: t('Administration') }]

export default function Hub() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <Overview name={data.frame.name} overview={data.overview} />
    </AdminFrame>
  )
}
