import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { readFilterOptions } from '../../records/filter-options.server.ts'
import { countRecords, listRecords, parseScreenQuery, scopeOf } from '../../records/list.server.ts'
import { readPlansOf } from '../../records/publication-schedule.server.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { readTitlesOfList } from '../../records/titles.server.ts'
import { accessibleType } from '../../records/type-access.server.ts'
import { describeType } from '../../records/type-description.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { RecordTable } from '../record-list/RecordTable.tsx'
import { shownOf } from '../screen-data.ts'

/** The records of one record type. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const { db } = platform
    const type = accessibleType(platform, viewer, 'read', recordTypeNamed(params.type))
    const url = new URL(request.url)
    const state = parseScreenQuery(platform, type, url.searchParams)
    const described = describeType(type, viewer)
    const [{ records, next }, filterOptions, total] = await Promise.all([
      listRecords(db, type, state),
      readFilterOptions(platform, viewer, type, state),
      countRecords(db, type, scopeOf(type, state)),
    ])
    const shown = records.map(({ id }) => id)
    const plans = described.seesWork ? await readPlansOf(db, type, shown) : {}
    const titles = await readTitlesOfList(platform, viewer, type, records)
    if (next) url.searchParams.set('after', next)
    return { type: described, state, records, plans, titles, filterOptions, total, next: next && url.search }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const shown = shownOf(loaderData)
  return [{ title: shown ? t(shown.type.plural) : t('Admin') }]
}

export default function Records() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(data) => <RecordTable key={data.type.name} {...data} />}</AdminScreen>
}
