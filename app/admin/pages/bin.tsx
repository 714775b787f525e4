import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { idIn } from '../../records/id-param.ts'
import { listTrash } from '../../records/trash.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { Trash } from '../Trash.tsx'

/** The trash. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const before = idIn(new URL(request.url).searchParams.get('before'))
    return { bin: await listTrash(platform, viewer, before) }
  })
}

export const meta: MetaFunction = () => [{ title: t('Trash') }]

export default function BinPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(data) => <Trash {...data.bin} />}</AdminScreen>
}
