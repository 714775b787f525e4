import { type LoaderFunctionArgs, type MetaFunction, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { castingRowInputs } from '../../casting/UnderstudyRows.tsx'
import { hasObjectDraft, pageReference } from '../../content/index.server.ts'
import { formBuilderRowInputs } from '../../operations/form-builder/row-inputs.ts'
import { openingHoursRowInputs } from '../../operations/opening-hours/row-inputs.ts'
import { canCreate, isScoped } from '../../platform/auth/rights.ts'
import type { Role } from '../../platform/auth/roles.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { notFound, Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { blankValues } from '../../records/blank-values.ts'
import { readFormContext } from '../../records/form-context.server.ts'
import { idIn } from '../../records/id-param.ts'
import { listScheduledPublications } from '../../records/publication-schedule.server.ts'
import { passagesFieldOf, type RecordField, type RecordType } from '../../records/record-type.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { accessibleType } from '../../records/type-access.server.ts'
import { describeType } from '../../records/type-description.server.ts'
import { readRecord } from '../../records/values.server.ts'
import { schedulingExtensions, schedulingRowInputs } from '../../scheduling/record-extensions.tsx'
import { RowInputsContext } from '../../staff-ui/fields/row-inputs.ts'
import { duplicateValues } from '../../staff-ui/record-form/duplicate-values.ts'
import { RecordExtensionsContext } from '../../staff-ui/record-form/extensions.ts'
import { RecordForm } from '../../staff-ui/record-form/RecordForm.tsx'
import { RecordLanguages } from '../../translations/RecordLanguages.tsx'
import { localesOfType } from '../../translations/screens.server.ts'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'
import { editUrlOfPage } from '../page-list.server.ts'
import { shownOf } from '../screen-data.ts'

/** The form of a record or of a new one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const { db } = platform
    if (params.type === pageReference.name) throw redirect(await editUrlOfPage(db, idIn(params.id)))
    const type = accessibleType(platform, viewer, 'read', recordTypeNamed(params.type))
    if (params.id === 'new' && !canCreate(viewer.role, type)) throw forbidden()
    const described = describeType(type, viewer)
    const shared = { type: described, locales: params.id === 'new' || !described.seesWork ? [] : localesOfType(type) }
    if (params.id === 'new') {
      const from = idIn(new URL(request.url).searchParams.get('from'))
      const original = from && (await readRecord(db, type, from))
      const values = original ? duplicateValues(type, original.values) : { ...blankValues(type), ...suggestedValues(type, request) }
      const record = { id: null, title: '', values, revision: '', url: null }
      return { ...shared, record, context: await readFormContext(platform, viewer, type, values), plans: [] }
    }
    const id = idIn(params.id)
    const stored = id && (await readRecord(db, type, id))
    if (!stored) throw type.only ? notYours(viewer.role) : notFound()
    const url = type.url?.(stored.id, stored.values) ?? null
    const context = await readFormContext(platform, viewer, type, stored.values)
    const hasDraft = passagesFieldOf(type) !== undefined && (await hasObjectDraft(db, type.name, stored.id))
    return {
      ...shared,
      record: { ...stored, url, hasDraft },
      context,
      plans: described.seesWork ? await listScheduledPublications(db, type, stored.id) : [],
    }
  })
}

/** The answer to who reads some records, for all others and for those that do not exist. */
function notYours(role: Role): Problem {
  const sentence = isScoped(role, 'programme') ? t('This is not part of the productions you work with.') : t('This is not published.')
  return new Problem(403, 'not_allowed', sentence)
}

/** Initial values of a new record from the query, such as the path of a redirect or the start of a performance. */
function suggestedValues(type: RecordType, request: Request): Record<string, string | number> {
  const query = new URL(request.url).searchParams
  const suggested = Object.entries(type.fields).flatMap(([name, { kind }]) => {
    const value = query.has(name) ? suggestedValue(kind, query.get(name) ?? '') : undefined
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(suggested)
}

function suggestedValue(kind: RecordField['kind'], text: string): string | number | undefined {
  if (kind === 'text' || kind === 'url') return text.slice(0, 300)
  if (kind === 'relation') return idIn(text)
  return kind === 'datetime' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? text : undefined
}

/** Another section of the same form needs no other data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSameRecord = currentUrl.pathname === nextUrl.pathname
  return isSameRecord && currentUrl.search !== nextUrl.search && withoutTab(currentUrl) === withoutTab(nextUrl)
    ? false
    : defaultShouldRevalidate
}

function withoutTab({ searchParams }: URL): string {
  return new URLSearchParams([...searchParams].filter(([name]) => name !== 'tab' && name !== 'field')).toString()
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const shown = shownOf(loaderData)
  return [{ title: shown ? shown.record.title || t(shown.type.label) : t('Admin') }]
}

const ROW_INPUTS = { ...schedulingRowInputs, ...castingRowInputs, ...openingHoursRowInputs, ...formBuilderRowInputs }

export default function Record() {
  return (
    <AdminScreen data={useLoaderData<typeof loader>()}>
      {({ type, record, context, plans, locales }) => (
        <RecordExtensionsContext value={schedulingExtensions}>
          <RowInputsContext value={ROW_INPUTS}>
            <RecordForm
              key={`${type.name}:${record.id}`}
              {...{ type, record, context, plans }}
              languages={record.id !== null && locales.length > 0 && <RecordLanguages {...{ type: type.name, id: record.id, locales }} />}
            />
          </RowInputsContext>
        </RecordExtensionsContext>
      )}
    </AdminScreen>
  )
}
