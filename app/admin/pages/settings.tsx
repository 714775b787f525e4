import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { readFormContext } from '../../records/form-context.server.ts'
import { describeSettings, readSettingsRecord, settingsKind } from '../../site/settings-record.server.ts'
import { RecordForm } from '../../staff-ui/record-form/RecordForm.tsx'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The site's settings (A §3.7). */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'read', 'settings')
    const record = { ...(await readSettingsRecord(platform)), url: null }
    return { type: describeSettings(viewer), record, context: await readFormContext(platform, viewer, settingsKind, record.values) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Site settings') }]

export default function Settings() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {(data) => <RecordForm type={data.type} record={data.record} context={data.context} />}
    </AdminScreen>
  )
}
