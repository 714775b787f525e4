import { lazy, Suspense, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Icon } from '../../ui/Icon.tsx'
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

type Props = {
  options: Record<string, Option[]>
  filter: EventFilter
  date: { iso: string; label: string } | null
  /** ISO day */
  today: string
  shortcuts: { label: string; url: string }[]
}

/** On wide screens the bar stands open; on others it is a sheet that is filled in and then sent. */
const WIDE = '(min-width: 64em)'

/**
 * The filter: a bar of words on wide screens, a sheet from below on a phone. A form that works without JavaScript and,
 * in the bar, submits itself with it.
 */
export function FilterBar({ options, filter, date, today, shortcuts }: Props) {
  const submit = useSubmit()
  const sheet = useRef<HTMLDetailsElement>(null)
  const active = Object.keys(filter).length + (date ? 1 : 0)

  function send(form: HTMLFormElement): void {
    submit(withUrlDate(form))
    close()
  }
  function close(): void {
    if (!sheet.current?.open) return
    sheet.current.open = false
    sheet.current.querySelector('summary')?.focus()
  }

  return (
    <div className={styles.bar}>
      <nav aria-label={t('Dates at once')}>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ label, url }) => (
            <li key={label}>
              <SmartLink to={url}>{label}</SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      <details ref={sheet} className={styles.filters} onKeyDown={(event) => event.key === 'Escape' && close()}>
        <summary>{active > 0 ? t('Filter ({n})', { n: active }) : t('Filter')}</summary>
        <Form
          key={JSON.stringify([filter, date])}
          action={link('events')}
          className={styles.form}
          onChange={(event) => {
            if (window.matchMedia(WIDE).matches) submit(withUrlDate(event.currentTarget))
          }}
          onSubmit={(event) => {
            event.preventDefault()
            send(event.currentTarget)
          }}
        >
          <p className={styles.sheetHead}>
            <span>{t('Filter')}</span>
            <button type="button" className={styles.close} aria-label={t('Close')} onClick={close}>
              <Icon name="close" />
            </button>
          </p>
          {FILTER_KEYS.map((key) => (
            <label key={key} className={styles.field} data-chosen={filter[key] ? true : undefined}>
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
          <label className={`${styles.field} ${styles.day}`}>
            <span>{t('From date')}</span>
            <input type="date" name="day" defaultValue={date?.iso ?? ''} min={today} />
          </label>
          <CalendarOnDemand filter={filter} chosen={date?.iso ?? today} today={today} label={date?.label ?? t('All days')} />
          <button type="submit" className={styles.submit}>
            {t('Show results')}
          </button>
        </Form>
      </details>
    </div>
  )
}

const Calendar = lazy(() => import('./Calendar.tsx'))

/** The calendar, fetched when somebody opens it. */
function CalendarOnDemand({ label, ...calendar }: { filter: EventFilter; chosen: string; today: string; label: string }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.calendar} data-screen-only onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary>{label}</summary>
      <div className={styles.month}>
        {wasOpened && (
          <Suspense fallback={<p aria-busy="true" />}>
            <Calendar {...calendar} />
          </Suspense>
        )}
      </div>
    </details>
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
