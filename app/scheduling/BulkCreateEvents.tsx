import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DateFormat } from '../platform/format/date-format.ts'
import { formatIsoWeekday } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { withFlash } from '../staff-ui/FlashMessage.tsx'
import { CreateInPlace } from '../staff-ui/fields/CreateInPlace.tsx'
import type { FormContext } from '../staff-ui/fields/field-props.ts'
import { RelationField } from '../staff-ui/fields/RelationField.tsx'
import rows from '../staff-ui/fields/RowsField.module.css'
import { CheckboxGroup } from '../staff-ui/inputs/CheckboxGroup.tsx'
import { CheckboxInput } from '../staff-ui/inputs/CheckboxInput.tsx'
import { DateInput } from '../staff-ui/inputs/DateInput.tsx'
import styles from '../staff-ui/screen.module.css'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { type ConflictResponse, describeConflictResponse } from './use-conflicts.ts'

type Planned = { startsAt: string; conflict: string; warnings: ConflictResponse[] }
type FormState = {
  productionId: number | null
  roomId: number | null
  time: string
  from: string
  until: string
  weekdays: number[]
  except: string[]
  copiesCast: boolean
  isOnline: boolean
}

const WEEKDAYS: Label[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = {
  productionId: number | null
  context: FormContext
  /** record types of which the viewer may create records here */
  creatable: string[]
}

/** The form for a series of performances (every Friday 19.30 until …, except …), with a preview before they are created. */
export function BulkCreateEvents({ productionId, context: formContext, creatable }: Props) {
  const format = useDateFormat()
  const navigate = useNavigate()
  const [input, setInput] = useState<FormState>({
    productionId,
    roomId: null,
    time: '19:30',
    from: '',
    until: '',
    weekdays: [],
    except: [],
    copiesCast: false,
    isOnline: false,
  })
  const [learnedTitles, setLearnedTitles] = useState<FormContext['titles']>({})
  const context: FormContext = {
    ...formContext,
    titles: { ...formContext.titles, ...learnedTitles },
    learn: (of, titles) => setLearnedTitles((before) => ({ ...before, [of]: { ...formContext.titles[of], ...before[of], ...titles } })),
    making: { types: creatable, Dialog: CreateInPlace },
  }
  const [planned, setPlanned] = useState<Planned[] | null>(null)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [failure, setFailure] = useState('')
  const free = planned?.filter(({ conflict }) => conflict === '') ?? []

  function change(part: Partial<FormState>): void {
    setInput((before) => ({ ...before, ...part }))
    setPlanned(null)
  }
  async function send<T>(dryRun: boolean): Promise<T | undefined> {
    setErrors({})
    setFailure('')
    try {
      return await request<T>('POST', '/api/admin/event/several', { ...input, dry_run: dryRun })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.problem.errors ?? {})
      setFailure(error.problem.detail ?? t('Cannot reach the server. Your changes are kept.'))
      return undefined
    }
  }
  async function preview(): Promise<void> {
    const response = await send<{ planned: Planned[] }>(true)
    if (response) setPlanned(response.planned)
  }
  async function create(): Promise<void> {
    const response = await send<{ created: number; ids: number[] }>(false)
    if (!response) return
    const n = response.created
    const undo = {
      path: '/api/admin/event/bulk',
      body: { action: 'delete', ids: response.ids },
      text: t('{n} performances removed.', { n }),
    }
    const done = withFlash({ text: t('{n} performances created.', { n }), undo })
    await navigate(`${adminUrl('event')}?productionId=${input.productionId}&sort=startsAt`, { state: done })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void preview()
      }}
    >
      <header className={styles.head}>
        <h1>{t('Multiple performances')}</h1>
      </header>
      <fieldset className={styles.fields}>
        {(['productionId', 'roomId'] as const).map((name) => (
          <RelationField
            key={name}
            name={name}
            field={
              name === 'productionId'
                ? { kind: 'relation', of: 'production', label: 'Production', required: true }
                : { kind: 'relation', of: 'room', label: 'Room', required: true }
            }
            value={input[name]}
            errors={errors}
            context={context}
            onChange={(value) => change({ [name]: value as number | null })}
          />
        ))}
        <CheckboxGroup
          label={t('Days of the week')}
          error={errors.weekdays?.join(' ')}
          options={WEEKDAYS.map((name, index) => ({ value: index + 1, label: t(name) }))}
          value={input.weekdays}
          onChange={(weekdays) => change({ weekdays: weekdays.map(Number).sort() })}
        />
        <div className={rows.row}>
          <DateInput
            kind="time"
            label={t('Starts')}
            error={errors.time?.join(' ')}
            value={input.time}
            onChange={(time) => change({ time })}
          />
          <DateInput
            kind="date"
            label={t('First day')}
            error={errors.from?.join(' ')}
            value={input.from}
            onChange={(from) => change({ from })}
          />
          <DateInput
            kind="date"
            label={t('Last day')}
            error={errors.until?.join(' ')}
            value={input.until}
            onChange={(until) => change({ until })}
          />
        </div>
        <CheckboxInput
          label={t('Same cast changes as the previous performance')}
          value={input.copiesCast}
          onChange={(copiesCast) => change({ copiesCast })}
        />
        <CheckboxInput
          label={t('Put online immediately')}
          help={t('Otherwise they stay offline until you put them online, one by one or all at once from the list.')}
          value={input.isOnline}
          onChange={(isOnline) => change({ isOnline })}
        />
      </fieldset>
      {failure && (
        <p className={styles.error} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <button type="submit" className={styles.second}>
          {t('Show dates')}
        </button>
      </div>
      {planned && (
        <section aria-live="polite">
          <h2>{t('{n} dates', { n: free.length })}</h2>
          <ul className={styles.history}>
            {planned.map(({ startsAt, conflict, warnings }) => (
              <li key={startsAt}>
                <span>{weekdayAndInstant(startsAt, format)} </span>
                {warnings.map((warning) => (
                  <p key={describeConflictResponse(warning, format)} className={styles.warning}>
                    {describeConflictResponse(warning, format)}
                  </p>
                ))}
                {conflict ? (
                  <strong className={styles.error}>
                    {t('The room is already booked: {title}. This date will be skipped.', { title: conflict })}
                  </strong>
                ) : (
                  <button
                    type="button"
                    className={styles.second}
                    aria-label={t('Skip {date}', { date: weekdayAndInstant(startsAt, format) })}
                    onClick={() => {
                      setInput((before) => ({ ...before, except: [...before.except, startsAt.slice(0, 10)] }))
                      setPlanned(planned.filter((one) => one.startsAt !== startsAt))
                    }}
                  >
                    {t('Skip')}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {free.length > 0 && (
            <button type="button" className={styles.action} onClick={create}>
              {t('Create {n} performances', { n: free.length })}
            </button>
          )}
        </section>
      )}
    </form>
  )
}

/** `Freitag, 04.12.2026, 19:30 Uhr`. @param instant ISO with offset */
function weekdayAndInstant(instant: string, format: DateFormat): string {
  return `${formatIsoWeekday(instant)}, ${format.dateTime(instant)}`
}
