import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mayDo } from '../../platform/auth/rights.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import Login from '../Login.tsx'
import { Library } from '../media/Library.tsx'
import { mediaQueryOf, readLibrary } from '../media/library.server.ts'
import { pageBefore } from '../page-before.ts'
import { staffOf } from '../staff.server.ts'

/** The pictures and files of the house. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  const url = new URL(request.url)
  const query = mediaQueryOf(url.searchParams)
  const { files, next } = await readLibrary(platformOf(context), query)
  const mayWrite = mayDo(staff.viewer.role, 'write', 'media')
  return { frame: staff.frame, query, files, next: pageBefore(url, next ?? undefined), mayWrite }
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
