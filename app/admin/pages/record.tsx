import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { ContentType } from '../../platform/content-type/content-type.ts'
import { initialValues } from '../../platform/content-type/initial-values.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { contentTypeNamed } from '../content-types.server.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { readFormContext } from '../form-context.server.ts'
import { idIn } from '../id-in.ts'
import { loadScreen } from '../load-screen.server.ts'
import { readRecord } from '../record-values.server.ts'
import { assertMay } from '../rights.server.ts'
import { describeType } from '../type-description.server.ts'

/** One record, or a new one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const { db } = platform
    const type = contentTypeNamed(params.type)
    assertMay(viewer, 'read', type)
    const shared = { type: describeType(type, viewer) }
    if (params.id === 'new') {
      const record = { id: null, title: '', values: { ...initialValues(type), ...suggestedValues(type, request) }, revision: '', url: null }
      return { ...shared, record, context: { pictures: {}, titles: {} } }
    }
    const id = idIn(params.id)
    const found = id && (await readRecord(db, type, id))
    if (!found) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const url = type.url?.(found.id, found.values) ?? null
    return { ...shared, record: { ...found, url }, context: await readFormContext(db, type, found.values) }
  })
}

/** Lines that the address of a new record suggests, such as the old path of a redirect. */
function suggestedValues(type: ContentType, request: Request): Record<string, string> {
  const given = new URL(request.url).searchParams
  const lines = Object.entries(type.fields).filter(([name, field]) => given.has(name) && ['line', 'address'].includes(field.kind))
  return Object.fromEntries(lines.map(([name]) => [name, (given.get(name) ?? '').slice(0, 300)]))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? loaderData.record.title || t(loaderData.type.label) : t('Administration') },
]

export default function Record() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {(data) => <RecordForm key={`${data.type.name}:${data.record.id}`} type={data.type} record={data.record} context={data.context} />}
    </AdminScreen>
  )
}
