import { useState } from 'react'
import { Link } from 'react-router'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { Table } from '../../staff-ui/table/Table.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from '../operations.module.css'
import { type LinkConflict, MAX_LINKS, mainEvent, type ShopLinks } from './links.ts'
import { describeDate, formatSeats } from './shop-date-texts.ts'

type Performance = ShopLinks['performances'][number]
type Choices = Record<number, string>
type Props = { links: ShopLinks; mayWrite: boolean; onLinked: (n: number) => void; onReload: () => void }

const REASONS: Record<LinkConflict['reason'], Label> = {
  linked: 'It has been linked meanwhile.',
  gone: 'It has been deleted meanwhile.',
  'date-linked': 'Its date in the shop has been linked with another performance.',
  'date-gone': 'The shop no longer has its date.',
}

/** The performances without a number, each with the date of the shop that is proposed or chosen, and the button that links them all. */
export function LinkForm({ links, mayWrite, onLinked, onReload }: Props) {
  const format = useDateFormat()
  const { performances, proposals, dates } = links
  const [choices, setChoices] = useState<Choices>(() => Object.fromEntries(proposals.map(({ performance, date }) => [performance, date])))
  const [failure, setFailure] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const byId = new Map(dates.map((date) => [date.id, date]))
  const chosen = performances.flatMap(({ id }) => (choices[id] ? [{ performance: id, date: choices[id] }] : [])).slice(0, MAX_LINKS)

  async function link(): Promise<void> {
    setFailure([])
    setSending(true)
    try {
      const { linked } = await request<{ linked: number }>('POST', '/api/admin/shop/links', {
        ...{ from: links.from, until: links.until, links: chosen },
      })
      onLinked(linked)
    } catch (error) {
      setFailure([failureText(error), ...conflictsIn(error, performances, format)])
    }
    setSending(false)
  }

  return (
    <section aria-labelledby="to-link">
      <h2 id="to-link" className={styles.heading}>
        {t('Performances without a number')}
      </h2>
      {performances.length > 0 && (
        <p>
          {t('{n} performances without a number.', { n: performances.length })}{' '}
          {t('{n} of them have a matching date in the shop.', { n: proposals.length })}
        </p>
      )}
      <Table
        head={[t('Performance'), t('When'), t('Room'), t('Shop date'), t('Seats')]}
        empty={t('None: every performance that needs a number has one.')}
        rows={performances.map((performance) => {
          const date = byId.get(choices[performance.id] ?? '')
          return {
            key: performance.id,
            cells: [
              <Link key="title" to={adminUrl('event', performance.id)}>
                {performance.title}
              </Link>,
              format.dateTime(performance.startsAt),
              performance.room,
              <DateChoice
                key="date"
                {...{ performance, links, choices, mayWrite }}
                onChoose={(id) => setChoices({ ...choices, [performance.id]: id })}
              />,
              date ? formatSeats(date) : '–',
            ],
          }
        })}
      />
      <div role="alert">
        {failure.map((line) => (
          <p key={line} className={form.error}>
            {line}
          </p>
        ))}
        {failure.length > 1 && (
          <button type="button" className={form.second} onClick={onReload}>
            {t('Compare again')}
          </button>
        )}
      </div>
      {mayWrite && performances.length > 0 && (
        <div className={styles.send}>
          <button type="button" className={form.action} disabled={chosen.length === 0 || isSending} onClick={() => void link()}>
            {t('Link {n} performances', { n: chosen.length })}
          </button>
        </div>
      )}
    </section>
  )
}

type ChoiceProps = {
  performance: Performance
  links: ShopLinks
  choices: Choices
  mayWrite: boolean
  onChoose: (date: string) => void
}

/** The choice of a date of the shop for one performance, among those that nobody else has; says what differs. */
function DateChoice({ performance, links: { dates, proposals, linked }, choices, mayWrite, onChoose }: ChoiceProps) {
  const format = useDateFormat()
  const own = choices[performance.id] ?? ''
  const others = new Set(Object.entries(choices).flatMap(([id, date]) => (Number(id) === performance.id ? [] : [date])))
  const options = performance.candidates.flatMap((id) => dates.find((date) => date.id === id && !others.has(id)) ?? [])
  const date = dates.find(({ id }) => id === own)
  const isOtherRoom = proposals.some((link) => link.performance === performance.id && link.date === own && !link.isSameRoom) && date?.room
  // What is linked already counts first: one date of another event must not make all others the exception.
  const usual = mainEvent(linked.length > 0 ? linked.map((one) => one.date) : dates)
  const differing = [
    ...(date && date.startsAt !== performance.startsAt ? [t('Start time differs.')] : []),
    ...(isOtherRoom ? [t('Please check the room.')] : []),
    ...(date && date.event !== usual ? [t('Another event of the shop: visitors pay for these tickets separately from the others.')] : []),
  ]
  if (options.length === 0) return t('No matching date in the shop.')
  return (
    <>
      <select
        className={styles.date}
        aria-label={t('Date in the shop for {title}, {when}', { title: performance.title, when: format.dateTime(performance.startsAt) })}
        value={own}
        disabled={!mayWrite}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('Do not link')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {describeDate(option, format)}
          </option>
        ))}
      </select>
      {differing.length > 0 && <p className={form.warning}>{differing.join(' ')}</p>}
    </>
  )
}

/** The performances that could not be linked, each with the reason. */
function conflictsIn(error: unknown, performances: Performance[], format: DateFormat): string[] {
  const conflicts = error instanceof ApiError ? ((error.problem.conflicts ?? []) as LinkConflict[]) : []
  return conflicts.map(({ performance: id, reason }) => {
    const performance = performances.find((candidate) => candidate.id === id)
    return `${performance?.title ?? id}, ${performance ? format.dateTime(performance.startsAt) : ''}: ${t(REASONS[reason])}`
  })
}
