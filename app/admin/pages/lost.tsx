import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mayDo } from '../../platform/auth/rights.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import Login from '../Login.tsx'
import { asResponse } from '../refused-page.server.ts'
import { assertMayInArea } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'
import { Lost } from '../watch/Lost.tsx'
import { readLostAddresses } from '../watch/lost.server.ts'

const SHOWN = 200

/** Addresses that visitors asked for and that lead nowhere. */
export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    assertMayInArea(staff.viewer, 'read', 'site')
    const platform = platformOf(context)
    return {
      frame: staff.frame,
      lost: await readLostAddresses(platform.db, SHOWN),
      mayWrite: mayDo(staff.viewer.role, 'write', 'site'),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Addresses that lead nowhere') }]

export default function LostPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  const { frame, ...shown } = data
  return (
    <AdminFrame frame={frame}>
      <Lost {...shown} />
    </AdminFrame>
  )
}
