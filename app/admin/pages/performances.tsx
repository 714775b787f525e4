import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { canCreate } from '../../platform/auth/rights.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { idIn } from '../../records/id-param.ts'
import { listOptions } from '../../records/list.server.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { typeFor } from '../../records/role-limits.server.ts'
import { describeType } from '../../records/type-description.server.ts'
import { BulkCreateEvents } from '../../scheduling/BulkCreateEvents.tsx'
import { optionsOf } from '../../scheduling/production-dates/event-options.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** The bulk creation of performances. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    if (!canCreate(viewer.role, recordTypeNamed('event'))) throw forbidden()
    const id = idIn(new URL(request.url).searchParams.get('productionId'))
    const ids = id ? [id] : []
    const [production] = await listOptions(platform.db, typeFor(platform, viewer, recordTypeNamed('production')), { q: '', ids })
    const titles: Record<string, Record<number, string>> = production ? { production: { [production.id]: production.title } } : {}
    const creatable = ['production', 'room'].filter((name) => describeType(recordTypeNamed(name), viewer).mayCreate)
    const type = describeType(recordTypeNamed('event'), viewer)
    return { type, creatable, productionId: production?.id ?? null, context: { pictures: {}, titles } }
  })
}

export const meta: MetaFunction = () => [{ title: t('Multiple performances') }]

export default function SeveralPerformances() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {(data) => (
        <BulkCreateEvents
          creatable={data.creatable}
          marks={optionsOf(data, 'marks')}
          productionId={data.productionId}
          context={data.context}
        />
      )}
    </AdminScreen>
  )
}
