import { useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { FilterOptions } from '../../records/list-query.ts'
import { type ListQuery, rangeParameter, usualOrder, WHEN, whenOf } from '../../records/list-query.ts'
import type { Plan } from '../../records/publication-schedule.server.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { BulkBar } from '../../staff-ui/bulk/BulkBar.tsx'
import { ExportButton } from '../../staff-ui/bulk/ExportButton.tsx'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import { isVisibleFrom } from '../../staff-ui/record-form/visible-from.ts'
import form from '../../staff-ui/screen.module.css'
import { FilterForm, type ListFilter } from '../../staff-ui/table/FilterForm.tsx'
import { formatFieldValue, type Titles } from '../../staff-ui/table/format-field-value.ts'
import { ListTable } from '../../staff-ui/table/ListTable.tsx'
import type { Column } from '../../staff-ui/table/Table.tsx'
import { useSelection } from '../../staff-ui/table/use-selection.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { VisibilityState } from '../../staff-ui/visibility/VisibilityState.tsx'
import { WhenSwitch } from './WhenSwitch.tsx'

type Listed = { id: number; title: string; values: Record<string, unknown> }

type Props = {
  type: TypeDescription
  state: ListQuery
  records: Listed[]
  titles: Titles
  /** what is scheduled of them, by id */
  plans: Record<number, Plan[]>
  /** options of the relation filters, by field */
  filterOptions: Record<string, FilterOptions>
  /** URL of the next page; null at the end */
  next: string | null
  /** number of records that match the filter */
  total: number
}

/** The list of a record type: search, filters, sorting, bulk actions; all state is in the URL. */
export function RecordTable({ type, state, records, titles, plans, filterOptions, next, total }: Props) {
  const format = useDateFormat()
  const selection = useSelection(records.map(({ id }) => id))
  const visibility = visibilityColumn(type)
  const [narrowed, sort] = [narrowingQuery(state), sortQuery(type, state)]
  const when = state.filters[WHEN]
  const search = useRef<HTMLFormElement>(null)
  return (
    <>
      <PageHeader title={t(type.plural)}>
        <ExportButton type={type} narrowed={narrowed} sort={sort} />
        {type.mayCreate && type.list.intake && (
          <Link className={form.second} to={adminUrl(type.list.intake.screen)}>
            {t(type.list.intake.label)}
          </Link>
        )}
        {type.mayCreate && (
          <Link className={form.action} to={adminUrl(type.name, 'new')}>
            {t('New: {name}', { name: t(type.label) })}
          </Link>
        )}
      </PageHeader>
      <FilterForm filters={narrowings(type, state, filterOptions)} keep={{ ...sort, ...(when && { [WHEN]: when }) }} ref={search} />
      {type.list.upcoming && <WhenSwitch filters={filterQuery(state)} search={search} />}
      <BulkBar
        type={type}
        narrowed={narrowed}
        sort={sort}
        selection={selection}
        shown={records.length}
        hasMore={next !== null || !!state.after}
      />
      <ListTable
        head={[{ label: t('Name') }, ...type.list.columns.map((name) => columnOf(type, name, state))]}
        rows={records.map(({ id, title, values }) => ({
          key: id,
          name: title || `#${id}`,
          cells: [
            <Link key="name" to={adminUrl(type.name, id)}>
              {title || `#${id}`}
            </Link>,
            ...type.list.columns.map((name) =>
              name === visibility ? (
                <VisibilityState key={name} values={values} plans={plans[id] ?? []} />
              ) : (
                formatFieldValue(type.fields[name], values[name], { titles, format })
              ),
            ),
          ],
        }))}
        empty={emptyWords(type, state)}
        next={next}
        total={total}
        selection={selection}
      />
    </>
  )
}

/** The filters as query parameters. */
function filterQuery({ q, filters }: ListQuery): Record<string, string> {
  return { ...(q ? { q } : {}), ...filters }
}

/** The same without what asks for everything. */
function narrowingQuery(state: ListQuery): Record<string, string> {
  const { [WHEN]: when = 'all', ...others } = filterQuery(state)
  return when === 'all' ? others : { ...others, [WHEN]: when }
}

function emptyWords({ list }: TypeDescription, state: ListQuery): string {
  const [{ [WHEN]: when, ...others }, isPast] = [narrowingQuery(state), whenOf(state.filters) === 'past']
  if (Object.keys(others).length === 0 && !when) return [t('Nothing here yet.'), list.empty && t(list.empty)].filter(Boolean).join(' ')
  if (!when) return t('No results for this search.')
  if (Object.keys(others).length === 0) return isPast ? t('Nothing is past yet.') : t('Nothing is planned from today on.')
  return isPast ? t('Nothing past was found.') : t('Nothing was found from today on.')
}

/** The sort order as query parameters; empty for the default. */
function sortQuery(type: TypeDescription, { sort, descending, filters }: ListQuery): Record<string, string> {
  const usual = usualOrder(type.list, filters)
  return sort === usual.sort && descending === usual.descending ? {} : { sort: descending ? `-${sort}` : sort }
}

/** The column that says when visitors see a record: by the moment from which on, where there is one, so that it sorts by it. */
function visibilityColumn(type: TypeDescription): string {
  return isVisibleFrom(type) ? 'publishedAt' : 'isOnline'
}

function columnOf(type: TypeDescription, name: string, state: ListQuery): Column {
  const isSorted = state.sort === name
  const query = new URLSearchParams(filterQuery(state))
  query.set('sort', isSorted && !state.descending ? `-${name}` : name)
  const field = type.fields[name]
  const direction = isSorted ? (state.descending ? 'descending' : 'ascending') : 'none'
  const label = name === visibilityColumn(type) ? t('Visible|list') : field ? t(field.label) : name
  return { label, sort: { to: `?${query}`, direction } }
}

function narrowings(type: TypeDescription, state: ListQuery, filterOptions: Props['filterOptions']): ListFilter[] {
  const search: ListFilter = { kind: 'text', name: 'q', label: t('Search'), value: state.q }
  return [search, ...type.list.filters.flatMap((name) => narrowingBy(type, name, state, filterOptions[name]))]
}

function narrowingBy(type: TypeDescription, name: string, { filters }: ListQuery, offered: FilterOptions | undefined): ListFilter[] {
  const field = type.fields[name]
  if (!field) return []
  const base = { name, label: t(field.label), value: filters[name] ?? '' }
  switch (field.kind) {
    case 'date':
    case 'datetime':
      return (['from', 'until'] as const).map((end) => {
        const parameter = rangeParameter(name, end)
        const of = name === visibilityColumn(type) ? t('Visible|list') : base.label
        const label = t(end === 'from' ? '{name} from' : '{name} until', { name: of })
        return { kind: 'date', name: parameter, label, value: filters[parameter] ?? '' }
      })
    case 'boolean':
      return [
        {
          ...base,
          kind: 'select',
          options: [
            { value: 'true', label: t('Yes') },
            { value: 'false', label: t('No') },
          ],
        },
      ]
    case 'select':
      return [
        { ...base, kind: 'select', options: field.options.map((one) => ({ value: String(one.value), label: t(one.label as Label) })) },
      ]
    case 'relation':
    case 'relations': {
      const options = offered?.options ?? []
      if (offered?.isAll)
        return [{ ...base, kind: 'select', options: options.map(({ id, title }) => ({ value: String(id), label: title })) }]
      return [{ ...base, kind: 'record', of: field.of, title: options[0]?.title ?? `#${base.value}` }]
    }
    default:
      return []
  }
}
