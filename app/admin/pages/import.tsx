import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { Import } from '../import/Import.tsx'
import Login from '../Login.tsx'
import { asResponse } from '../refused-page.server.ts'
import { assertMayInArea } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'

/** A programme out of a spreadsheet. */
export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    assertMayInArea(staff.viewer, 'write', 'programme')
    return { frame: staff.frame }
  })
}

export const meta: MetaFunction = () => [{ title: t('Import of the programme') }]

export default function ImportPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <Import />
    </AdminFrame>
  )
}
