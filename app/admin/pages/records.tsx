import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { assertMay } from '../../platform/http/assert-may.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { contentTypeNamed } from '../content-types.server.ts'
import { readFilterOptions } from '../list/filter-options.server.ts'
import { RecordTable } from '../list/RecordTable.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { countRecords, listQueryOf, listRecords, partOf } from '../record-list.server.ts'
import { describeType } from '../type-description.server.ts'

/** The records of one content type. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const { db } = platform
    const type = contentTypeNamed(params.type)
    assertMay(viewer, 'read', type.area)
    const url = new URL(request.url)
    const state = listQueryOf(type, url.searchParams)
    const [{ records, titles, next }, filterOptions, total] = await Promise.all([
      listRecords(db, type, state),
      readFilterOptions(db, type, state),
      countRecords(db, type, partOf(type, state)),
    ])
    if (next) url.searchParams.set('after', next)
    return { type: describeType(type, viewer), state, records, titles, filterOptions, total, next: next && url.search }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.frame ? t(loaderData.type.plural) : t('Administration') },
]

export default function Records() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(data) => <RecordTable key={data.type.name} {...data} />}</AdminScreen>
}
