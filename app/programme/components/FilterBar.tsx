import { Form, useSubmit } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { type EventFilter, FILTER_KEYS, type FilterKey } from '../filter.ts'
import styles from './FilterBar.module.css'

type Option = { id: number; name: string }

const LABELS: Record<FilterKey, [label: () => string, all: () => string]> = {
  room: [() => t('Location'), () => t('All locations')],
  type: [() => t('Exhibition Type'), () => t('All exhibition types')],
  tag: [() => t('Tags'), () => t('All tags')],
  series: [() => t('Series'), () => t('All series')],
  genre: [() => t('Genre'), () => t('All genres')],
}

type Props = { options: Record<string, Option[]>; filter: EventFilter; date: string | null; shortcuts: { label: string; url: string }[] }

/** The filter as a bar of words: a form that works without JavaScript and submits itself with it. */
export function FilterBar({ options, filter, date, shortcuts }: Props) {
  const submit = useSubmit()
  const active = Object.keys(filter).length + (date ? 1 : 0)
  return (
    <div className={styles.bar}>
      <nav aria-label={t('Programme')}>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ label, url }) => (
            <li key={label}>
              <SmartLink to={url}>{label}</SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.filters} open={active > 0 || undefined}>
        <summary>{active > 0 ? t('Filter ({n})', { n: active }) : t('Filter')}</summary>
        <Form
          key={JSON.stringify([filter, date])}
          action={link('events')}
          className={styles.form}
          onChange={(event) => submit(withUrlDate(event.currentTarget))}
          onSubmit={(event) => {
            event.preventDefault()
            submit(withUrlDate(event.currentTarget))
          }}
        >
          {FILTER_KEYS.map((key) => (
            <label key={key} className={styles.field}>
              <span>{LABELS[key][0]()}</span>
              <select name={key} defaultValue={filter[key] ?? ''}>
                <option value="">{LABELS[key][1]()}</option>
                {options[key]?.map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.name}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className={styles.field}>
            <span>{t('From date')}</span>
            <input type="date" name="day" defaultValue={date ?? ''} />
          </label>
          <button type="submit" className={styles.submit}>
            {t('Show results')}
          </button>
        </Form>
      </details>
    </div>
  )
}

/** The form's values as they stand in addresses: empty ones left out, the day as `DD-MM-YYYY`. */
function withUrlDate(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '') continue
    if (name === 'day') query.set('date', value.split('-').reverse().join('-'))
    else query.set(name, value)
  }
  return query
}
