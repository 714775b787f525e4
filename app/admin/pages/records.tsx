import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { contentTypeNamed } from '../content-types.server.ts'
import { RecordTable } from '../list/RecordTable.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { listOptions, listQueryOf, listRecords } from '../record-list.server.ts'
import { assertMay } from '../rights.server.ts'
import { describeType } from '../type-description.server.ts'

/** The records of one content type. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const { db } = platform
    const type = contentTypeNamed(params.type)
    assertMay(viewer, 'read', type)
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
    return { type: describeType(type, viewer), state, records, titles, filterOptions, next: next && url.search }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? t(loaderData.type.plural) : t('Administration') },
]

export default function Records() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(data) => <RecordTable key={data.type.name} {...data} />}</AdminScreen>
}
