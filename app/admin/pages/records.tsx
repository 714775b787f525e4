import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { contentTypeNamed } from '../content-types.server.ts'
import Login from '../Login.tsx'
import { RecordTable } from '../list/RecordTable.tsx'
import { listOptions, listQueryOf, listRecords } from '../record-list.server.ts'
import { asResponse } from '../refused-page.server.ts'
import { assertMay } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'
import { describeType } from '../type-description.server.ts'

/** The records of one content type. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    const { db } = platformOf(context)
    const type = contentTypeNamed(params.type)
    assertMay(staff.viewer, 'read', type)
    const url = new URL(request.url)
    const state = listQueryOf(type, url.searchParams)
    const { records, titles, next } = await listRecords(db, type, state)
    const filterOptions: Record<string, { id: number; title: string }[]> = {}
    for (const name of type.list.filters ?? []) {
      const field = type.fields[name]
      if (field?.kind === 'one')
        filterOptions[field.of] = await listOptions(db, contentTypeNamed(field.of), { q: '', ids: undefined, limit: 500 })
    }
    if (next) url.searchParams.set('after', next)
    return { frame: staff.frame, type: describeType(type, staff.viewer), state, records, titles, filterOptions, next: next && url.search }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? t(loaderData.type.plural) : t('Administration') },
]

export default function Records() {
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <RecordTable key={data.type.name} {...data} />
    </AdminFrame>
  )
}
