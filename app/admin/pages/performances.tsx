import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { assertMay } from '../../platform/http/assert-may.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { contentTypeNamed } from '../content-types.server.ts'
import { Performances } from '../form/Performances.tsx'
import { idIn } from '../id-in.ts'
import { loadScreen } from '../load-screen.server.ts'
import { listOptions } from '../record-list.server.ts'
import { describeType } from '../type-description.server.ts'

/** Many performances of a production at once. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    assertMay(viewer, 'write', contentTypeNamed('event').area)
    const id = idIn(new URL(request.url).searchParams.get('productionId'))
    const ids = id ? [id] : []
    const [production] = await listOptions(platform.db, contentTypeNamed('production'), { q: '', ids })
    const titles: Record<string, Record<number, string>> = production ? { production: { [production.id]: production.title } } : {}
    const creatable = ['production', 'room'].filter((name) => describeType(contentTypeNamed(name), viewer).mayCreate)
    return { creatable, productionId: production?.id ?? null, context: { pictures: {}, titles } }
  })
}

export const meta: MetaFunction = () => [{ title: t('Several performances') }]

export default function SeveralPerformances() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {(data) => <Performances creatable={data.creatable} productionId={data.productionId} context={data.context} />}
    </AdminScreen>
  )
}
