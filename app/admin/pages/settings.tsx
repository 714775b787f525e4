import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import Login from '../Login.tsx'
import { describeSettings, readSettingsRecord } from '../settings-record.server.ts'
import { staffOf } from '../staff.server.ts'

/** What the house has set for its site (A §3.7). */
export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  const record = { ...(await readSettingsRecord(platformOf(context))), url: null }
  return { frame: staff.frame, type: describeSettings(staff.viewer), record, context: { pictures: {}, titles: {} } }
}

export const meta: MetaFunction = () => [{ title: t('Settings of the house') }]

export default function Settings() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <RecordForm type={data.type} record={data.record} context={data.context} hasHistory={false} />
    </AdminFrame>
  )
}
