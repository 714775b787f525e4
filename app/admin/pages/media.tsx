import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mayDo } from '../../platform/auth/rights.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import Login from '../Login.tsx'
import { Library } from '../media/Library.tsx'
import { mediaQueryOf, readLibrary } from '../media/library.server.ts'
import { staffOf } from '../staff.server.ts'

/** The pictures and files of the house. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  const url = new URL(request.url)
  const query = mediaQueryOf(url.searchParams)
  const { files, next } = await readLibrary(platformOf(context), query)
  if (next !== null) url.searchParams.set('before', String(next))
  return { frame: staff.frame, query, files, next: next === null ? null : url.search, mayWrite: mayDo(staff.viewer.role, 'write', 'media') }
}

export const meta: MetaFunction = () => [{ title: t('Media library') }]

export default function MediaPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  const { frame, ...library } = data
  return (
    <AdminFrame frame={frame}>
      <Library {...library} />
    </AdminFrame>
  )
}
