import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { ContentType } from '../../platform/content-type/content-type.ts'
import { initialValues } from '../../platform/content-type/initial-values.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { contentTypeNamed } from '../content-types.server.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { readFormContext } from '../form-context.server.ts'
import { idIn } from '../id-in.ts'
import Login from '../Login.tsx'
import { readRecord } from '../record-values.server.ts'
import { asResponse } from '../refused-page.server.ts'
import { assertMay } from '../rights.server.ts'
import { staffOf } from '../staff.server.ts'
import { describeType } from '../type-description.server.ts'

/** One record, or a new one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const staff = await staffOf(context)
  if (!staff) return null
  return asResponse(async () => {
    const { db } = platformOf(context)
    const type = contentTypeNamed(params.type)
    assertMay(staff.viewer, 'read', type)
    const shared = { frame: staff.frame, type: describeType(type, staff.viewer) }
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
  const data = useLoaderData<typeof loader>()
  if (!data) return <Login />
  return (
    <AdminFrame frame={data.frame}>
      <RecordForm key={`${data.type.name}:${data.record.id}`} type={data.type} record={data.record} context={data.context} />
    </AdminFrame>
  )
}
