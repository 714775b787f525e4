import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DateFormat } from '../platform/format/date-format.ts'
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
import type { InputOption } from '../staff-ui/inputs/input-props.ts'
import styles from '../staff-ui/screen.module.css'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { type Planned, PlannedEvents, weekdayAndInstant } from './PlannedEvents.tsx'
import { SeriesTimes, WEEKDAYS } from './SeriesTimes.tsx'
import type { SeriesLinkConflict } from './series-dates.ts'

type FormState = {
  productionId: number | null
  roomId: number | null
  time: string
  /** by weekday, where it differs from `time` */
  times: Record<string, string>
  from: string
  until: string
  weekdays: number[]
  except: string[]
  copiesCast: boolean
  marks: string[]
  ticketSaleFrom: string
  isOnline: boolean
}

const REASONS: Record<SeriesLinkConflict['reason'], Label> = {
  'date-linked': 'Its date in the shop has been linked with another performance.',
  'date-gone': 'The shop no longer has its date.',
}

type Props = {
  productionId: number | null
  context: FormContext
  /** record types of which the viewer may create records here */
  creatable: string[]
  /** the labels that all of them can get */
  marks: InputOption[]
  /** in the production's own form: what to do instead of showing the list of performances */
  onCreated?: (done: { text: string; undo: () => Promise<unknown> }) => void | Promise<void>
}

/** The form for a series of performances (every Friday 19.30 until …, except …), with a preview before they are created. */
export function BulkCreateEvents({ productionId, context: formContext, creatable, marks, onCreated }: Props) {
  const format = useDateFormat()
  const navigate = useNavigate()
  const [input, setInput] = useState<FormState>({
    productionId,
    roomId: null,
    time: '19:30',
    times: {},
    from: '',
    until: '',
    weekdays: [],
    except: [],
    copiesCast: false,
    marks: [],
    ticketSaleFrom: '',
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
  const [isShopAway, setShopAway] = useState(false)
  /** beginnings of the performances that do not take over the date of the shop proposed for them */
  const [unlinked, setUnlinked] = useState<string[]>([])
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [failure, setFailure] = useState<string[]>([])
  const isLinked = (startsAt: string) => !unlinked.includes(startsAt)

  function change(part: Partial<FormState>): void {
    setInput((before) => ({ ...before, ...part }))
    setPlanned(null)
  }
  async function send<T>(more: { dry_run: boolean; links?: { startsAt: string; date: string }[] }): Promise<T | undefined> {
    setErrors({})
    setFailure([])
    try {
      return await request<T>('POST', '/api/admin/event/several', { ...ruleOf(input), ...more })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.problem.errors ?? {})
      setFailure([error.problem.detail ?? t('Cannot reach the server. Your changes are kept.'), ...conflictsIn(error, format)])
      return undefined
    }
  }
  async function preview(): Promise<void> {
    const response = await send<{ planned: Planned[]; isShopAway: boolean }>({ dry_run: true })
    if (!response) return
    setPlanned(response.planned)
    setShopAway(response.isShopAway)
    setUnlinked([])
  }
  async function create(): Promise<void> {
    const links = planned?.flatMap(({ startsAt, shopDate }) => (shopDate && isLinked(startsAt) ? [{ startsAt, date: shopDate.id }] : []))
    const response = await send<{ created: number; linked: number; ids: number[] }>({ dry_run: false, links: links ?? [] })
    if (!response) return
    const n = response.created
    const undo = {
      path: '/api/admin/event/bulk',
      body: { action: 'delete', ids: response.ids },
      text: t('{n} performances removed.', { n }),
    }
    const linkedText = response.linked > 0 ? ` ${t('{n} performances linked.', { n: response.linked })}` : ''
    const text = t('{n} performances created.', { n }) + linkedText
    if (onCreated) return onCreated({ text, undo: () => request('POST', undo.path, undo.body) })
    const done = withFlash({ text, undo })
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
      {onCreated ? (
        <h2>{t('Multiple performances')}</h2>
      ) : (
        <header className={styles.head}>
          <h1>{t('Multiple performances')}</h1>
        </header>
      )}
      <fieldset className={styles.fields}>
        {(onCreated ? (['roomId'] as const) : (['productionId', 'roomId'] as const)).map((name) => (
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
        <SeriesTimes weekdays={input.weekdays} time={input.time} times={input.times} onChange={(times) => change({ times })} />
        <details>
          <summary className={styles.label}>{t('Labels and sale')}</summary>
          <div className={styles.fields}>
            <CheckboxGroup
              label={t('Labels')}
              options={marks}
              value={input.marks}
              onChange={(chosen) => change({ marks: chosen.map(String) })}
            />
            <DateInput
              kind="datetime"
              label={t('Tickets on sale from')}
              error={errors.ticketSaleFrom?.join(' ')}
              value={input.ticketSaleFrom}
              onChange={(ticketSaleFrom) => change({ ticketSaleFrom })}
            />
          </div>
        </details>
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
      {failure.length > 0 && (
        <div role="alert">
          {failure.map((line) => (
            <p key={line} className={styles.error}>
              {line}
            </p>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <button type="submit" className={styles.second}>
          {t('Show dates')}
        </button>
      </div>
      {planned && (
        <PlannedEvents
          planned={planned}
          isShopAway={isShopAway}
          isLinked={isLinked}
          onLink={(startsAt, isLink) => setUnlinked(isLink ? unlinked.filter((one) => one !== startsAt) : [...unlinked, startsAt])}
          onSkip={(startsAt) => {
            setInput((before) => ({ ...before, except: [...before.except, startsAt.slice(0, 10)] }))
            setPlanned(planned.filter((one) => one.startsAt !== startsAt))
          }}
          onCreate={() => void create()}
        />
      )}
    </form>
  )
}

/** The performances whose date of the shop is no longer to be had, each with the reason. */
function conflictsIn({ problem }: ApiError, format: DateFormat): string[] {
  const conflicts = (problem.conflicts ?? []) as SeriesLinkConflict[]
  return conflicts.map(({ startsAt, reason }) => `${weekdayAndInstant(startsAt, format)}: ${t(REASONS[reason])}`)
}

/** What is typed as the API takes it: no time of a weekday that is not chosen, and no beginning of the sale that is empty. */
function ruleOf({ times, weekdays, ticketSaleFrom, ...rule }: FormState) {
  const own = Object.entries(times).filter(([weekday, time]) => time !== '' && weekdays.includes(Number(weekday)))
  return { ...rule, weekdays, times: Object.fromEntries(own), ticketSaleFrom: ticketSaleFrom || null }
}
