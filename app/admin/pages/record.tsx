import type { ComponentProps } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { pageReference } from '../../content/index.server.ts'
import type { ContentType, RecordField } from '../../platform/content-type/content-type.ts'
import { assertMay } from '../../platform/http/assert-may.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { contentTypeNamed } from '../content-types.server.ts'
import { blankValues } from '../form/blank-values.ts'
import { duplicateValues } from '../form/duplicate-values.ts'
import { LastCast } from '../form/LastCast.tsx'
import { PerformanceConflicts } from '../form/PerformanceConflicts.tsx'
import { readPlans } from '../form/plans.server.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { readFormContext } from '../form-context.server.ts'
import { idIn } from '../id-in.ts'
import { loadScreen } from '../load-screen.server.ts'
import { placeOfPage } from '../page-list.server.ts'
import { readRecord } from '../record-values.server.ts'
import { describeType } from '../type-description.server.ts'

/** One record, or a new one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const { db } = platform
    if (params.type === pageReference.name) throw redirect(await placeOfPage(db, idIn(params.id)))
    const type = contentTypeNamed(params.type)
    assertMay(viewer, params.id === 'new' ? 'write' : 'read', type.area)
    const shared = { type: describeType(type, viewer) }
    if (params.id === 'new') {
      const from = idIn(new URL(request.url).searchParams.get('from'))
      const original = from && (await readRecord(db, type, from))
      const given = original ? duplicateValues(type, original.values) : { ...blankValues(type), ...suggestedValues(type, request) }
      const record = { id: null, title: '', values: given, revision: '', url: null }
      return { ...shared, record, context: await readFormContext(db, type, given), plans: [] }
    }
    const id = idIn(params.id)
    const found = id && (await readRecord(db, type, id))
    if (!found) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const url = type.url?.(found.id, found.values) ?? null
    const context = await readFormContext(db, type, found.values)
    return { ...shared, record: { ...found, url }, context, plans: await readPlans(db, type, found.id) }
  })
}

/** What the address of a new record suggests, such as the old path of a redirect, or when and where a performance begins. */
function suggestedValues(type: ContentType, request: Request): Record<string, string | number> {
  const given = new URL(request.url).searchParams
  const suggested = Object.entries(type.fields).flatMap(([name, { kind }]) => {
    const value = given.has(name) ? suggestedValue(kind, given.get(name) ?? '') : undefined
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(suggested)
}

function suggestedValue(kind: RecordField['kind'], text: string): string | number | undefined {
  if (kind === 'line' || kind === 'address') return text.slice(0, 300)
  if (kind === 'one') return idIn(text)
  return kind === 'moment' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? text : undefined
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.frame ? loaderData.record.title || t(loaderData.type.label) : t('Administration') },
]

/** What stands above the fields of a performance: what it would meet, and the cast of the one before. */
function abovePerformance(id: number | null): ComponentProps<typeof RecordForm>['above'] {
  return (form, learn) => (
    <>
      <PerformanceConflicts form={form} id={id} />
      <LastCast form={form} id={id} onNames={(titles) => learn('person', titles)} />
    </>
  )
}

export default function Record() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ type, record, context, plans }) => (
        <RecordForm
          key={`${type.name}:${record.id}`}
          type={type}
          record={record}
          context={context}
          plans={plans}
          {...(type.name === 'event' && type.mayWrite ? { above: abovePerformance(record.id) } : {})}
        />
      )}
    </AdminScreen>
  )
}
