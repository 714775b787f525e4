import { Form, Link, useSubmit } from 'react-router'
import { writtenDay, writtenMoment } from '../../platform/format/wall-clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { MessageId } from '../../platform/i18n/message-ids.ts'
import type { FieldDescription, TypeDescription } from '../type-description.ts'
import styles from './list.module.css'

export type ListState = {
  q: string
  sort: string
  descending: boolean
  filters: Record<string, string>
}
type Listed = { id: number; title: string; values: Record<string, unknown> }
type Titles = Record<string, Record<number, string>>
type Props = {
  type: TypeDescription
  state: ListState
  records: Listed[]
  titles: Titles
  /** choices of the filters that name other records, by content type */
  filterOptions: Record<string, { id: number; title: string }[]>
  /** address of what follows; null at the end */
  next: string | null
}

/** The records of one kind: searched, narrowed, sorted; the address holds it all. */
export function RecordTable({ type, state, records, titles, filterOptions, next }: Props) {
  return (
    <>
      <header className={styles.head}>
        <h1>{t(type.plural)}</h1>
        <div className={styles.headActions}>
          <a className={styles.second} href={`/api/admin/${type.name}/export.csv`} download>
            {t('As a table (CSV)')}
          </a>
          {type.mayCreate && (
            <Link className={styles.action} to={`/cms-hub/${type.name}/new`}>
              {t('New: {name}', { name: t(type.label) })}
            </Link>
          )}
        </div>
      </header>
      <Narrowing type={type} state={state} filterOptions={filterOptions} />
      {records.length === 0 ? (
        <p className={styles.empty}>
          {state.q || Object.keys(state.filters).length > 0 ? t('Nothing fits this search.') : t('There is nothing here yet.')}
        </p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('Name')}</th>
                {type.list.columns.map((name) => (
                  <SortableHead key={name} type={type} name={name} state={state} />
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <tr key={record.id}>
                  <th scope="row">
                    <Link to={`/cms-hub/${type.name}/${record.id}`}>{record.title || `#${record.id}`}</Link>
                  </th>
                  {type.list.columns.map((name) => (
                    <td key={name}>{inWords(type.fields[name], record.values[name], titles)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next && (
        <p>
          <Link className={styles.second} to={next}>
            {t('Further entries')}
          </Link>
        </p>
      )}
    </>
  )
}

/** The search and the filters, which work as a plain form too. */
function Narrowing({ type, state, filterOptions }: Pick<Props, 'type' | 'state' | 'filterOptions'>) {
  const submit = useSubmit()
  return (
    <Form className={styles.narrowing} role="search" onChange={(event) => submit(event.currentTarget, { replace: true })}>
      <label>
        <span>{t('Search')}</span>
        <input type="search" name="q" defaultValue={state.q} />
      </label>
      {type.list.filters.map((name) => {
        const field = type.fields[name]
        if (!field) return null
        return (
          <label key={name}>
            <span>{t(field.label)}</span>
            <select name={name} defaultValue={state.filters[name] ?? ''}>
              <option value="">{t('All')}</option>
              {choicesOf(field, filterOptions).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      <noscript>
        <button type="submit" className={styles.second}>
          {t('Search')}
        </button>
      </noscript>
    </Form>
  )
}

function choicesOf(field: FieldDescription, filterOptions: Props['filterOptions']): { value: string; label: string }[] {
  if (field.kind === 'flag') {
    return [
      { value: 'true', label: t('Yes') },
      { value: 'false', label: t('No') },
    ]
  }
  if (field.kind === 'choice') return field.options.map(({ value, label }) => ({ value: String(value), label: t(label as MessageId) }))
  if (field.kind === 'one') return (filterOptions[field.of] ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  return []
}

function SortableHead({ type, name, state }: { type: TypeDescription; name: string; state: ListState }) {
  const isSorted = state.sort === name
  const direction = isSorted ? (state.descending ? 'descending' : 'ascending') : 'none'
  const query = new URLSearchParams({ ...(state.q ? { q: state.q } : {}), ...state.filters })
  query.set('sort', isSorted && !state.descending ? `-${name}` : name)
  const field = type.fields[name]
  return (
    <th scope="col" aria-sort={direction}>
      <Link to={`?${query}`}>
        {field ? t(field.label) : name} <span aria-hidden="true">{direction === 'none' ? '' : state.descending ? '↓' : '↑'}</span>
      </Link>
    </th>
  )
}

/** A value as the table shows it. */
function inWords(field: FieldDescription | undefined, value: unknown, titles: Titles): string {
  if (value === null || value === undefined || value === '') return '–'
  switch (field?.kind) {
    case 'flag':
      return value ? t('Yes') : t('No')
    case 'one':
      return titles[field.of]?.[value as number] ?? `#${value}`
    case 'choice': {
      const option = field.options.find((one) => one.value === value)
      return option ? t(option.label as MessageId) : String(value)
    }
    case 'day':
      return writtenDay(String(value))
    case 'moment':
      return writtenMoment(String(value))
    default:
      return String(value)
  }
}
