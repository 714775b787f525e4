import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import Login from '../Login.tsx'
import { Pages } from '../Pages.tsx'
import { readPageList } from '../page-list.server.ts'
import { asResponse } from '../refused-page.server.ts'
import { assertMayInArea } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'

/** All pages of the house, as the content system keeps them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    assertMayInArea(staff.viewer, 'read', 'site')
    const platform = platformOf(context)
    return { frame: staff.frame, pages: await readPageList(platform.db) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Pages') }]

export default function PagesPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  const { frame, ...shown } = data
  return (
    <AdminFrame frame={frame}>
      <Pages {...shown} />
    </AdminFrame>
  )
}
