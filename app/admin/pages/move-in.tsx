import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { MoveIn } from '../../move-in/MoveIn.tsx'
import { listMoveIns, readMoveIn } from '../../move-in/stored-move-ins.server.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { idIn } from '../../records/id-param.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** Moving another site in. `run` is the one that is shown. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    authorize(viewer, 'write', 'settings')
    const id = idIn(new URL(request.url).searchParams.get('run'))
    const [past, row] = await Promise.all([listMoveIns(platform), id === undefined ? undefined : readMoveIn(platform, id)])
    const { source = '', state = 'read', done = 0, all = 0, items = [], problems = [] } = row ?? {}
    return { past, run: row && { id: row.id, source, state, done, all, items, problems } }
  })
}

export const meta: MetaFunction = () => [{ title: t('Move in') }]

export default function MoveInPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{({ run, past }) => <MoveIn run={run} past={past} />}</AdminScreen>
}
