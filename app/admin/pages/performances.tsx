import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { contentTypeNamed } from '../content-types.server.ts'
import { Performances } from '../form/Performances.tsx'
import { idIn } from '../id-in.ts'
import Login from '../Login.tsx'
import { listOptions } from '../record-list.server.ts'
import { asResponse } from '../refused-page.server.ts'
import { assertMay } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'

/** Many performances of a production at once. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    assertMay(staff.viewer, 'write', contentTypeNamed('event'))
    const id = idIn(new URL(request.url).searchParams.get('productionId'))
    const ids = id ? [id] : []
    const [production] = await listOptions(platformOf(context).db, contentTypeNamed('production'), { q: '', ids })
    const titles: Record<string, Record<number, string>> = production ? { production: { [production.id]: production.title } } : {}
    return { frame: staff.frame, productionId: production?.id ?? null, context: { pictures: {}, titles } }
  })
}

export const meta: MetaFunction = () => [{ title: t('Several performances') }]

export default function SeveralPerformances() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <Performances productionId={data.productionId} context={data.context} />
    </AdminFrame>
  )
}
