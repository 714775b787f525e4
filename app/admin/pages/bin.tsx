import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { Bin } from '../Bin.tsx'
import { readBin } from '../bin.server.ts'
import { idIn } from '../id-in.ts'
import Login from '../Login.tsx'
import { staffOf } from '../staff.server.ts'

/** What was deleted and can be brought back. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  const before = idIn(new URL(request.url).searchParams.get('before'))
  return { frame: staff.frame, bin: await readBin(platformOf(context), staff.viewer, before) }
}

export const meta: MetaFunction = () => [{ title: t('Bin') }]

export default function BinPage() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <Bin {...data.bin} />
    </AdminFrame>
  )
}
