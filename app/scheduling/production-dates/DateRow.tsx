import { useNavigate } from 'react-router'
import { SaleBar } from '../../booking/sales/SaleBar.tsx'
import type { LedField } from '../../imports/led-field.ts'
import { formatIsoShortWeekday } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import menu from '../../staff-ui/menu.module.css'
import screen from '../../staff-ui/screen.module.css'
import { SelectCheckbox } from '../../staff-ui/table/SelectCheckbox.tsx'
import type { Selection } from '../../staff-ui/table/use-selection.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { describeConflictResponse } from '../use-conflicts.ts'
import { ChecksInput, ChoiceInput, TypedInput } from './CellInputs.tsx'
import styles from './dates.module.css'
import { EditableCell } from './EditableCell.tsx'
import { optionsOf } from './event-options.ts'
import { LedBy } from './LedBy.tsx'
import { dayOfIso, isLed, type ProductionDate, type ProductionDates, timeOfIso } from './production-dates.ts'
import { ShopCell } from './ShopCell.tsx'
import type { ShopProposal } from './shop-proposals.ts'
import type { DateEdits } from './use-date-edits.ts'

export type RowProps = {
  date: ProductionDate
  of: ProductionDates
  edits: DateEdits
  /** undefined for those who may only read */
  selection: Selection | undefined
  proposal: ShopProposal | undefined
  onLink: () => void
}

/** How many columns the table of dates has. */
export const COLUMNS = 9

/** One date of a production, each cell edited in place, with what is in its way below it. */
export function DateRow({ date, of, edits, selection, proposal, onLink }: RowProps) {
  const format = useDateFormat()
  const isReadOnly = !of.type.mayWrite
  const [day, time] = [dayOfIso(date.startsAt), timeOfIso(date.startsAt)]
  const when = dayText(day)
  const label = (column: string) => `${column}, ${when} ${format.clock(time)}`
  const move = (to: { day?: string; time?: string; roomId?: number }) =>
    to.day === '' || to.time === ''
      ? Promise.resolve(t('Please enter day and time in full.'))
      : edits.move(date, { startsAt: `${to.day ?? day}T${to.time ?? time}`, roomId: to.roomId ?? date.roomId })
  const rooms = of.rooms.map(({ id, name }) => ({ value: String(id), label: name }))
  const [statuses, marks] = [optionsOf(of, 'status'), optionsOf(of, 'marks')]
  const nameIn = (options: typeof rooms, value: string) => options.find((option) => option.value === value)?.label ?? value
  const readOnlyFor = (field: LedField) => ({ isReadOnly: isReadOnly || isLed(date, field) })

  function dayText(iso: string): string {
    return iso === '' ? '–' : `${formatIsoShortWeekday(iso)} ${format.date(iso)}`
  }
  return (
    <>
      <tr data-cancelled={date.status === 'cancelled' || undefined} data-chosen={selection?.has(date.id) || undefined}>
        <td className={styles.choose}>
          {selection && <SelectCheckbox id={date.id} name={label(t('Performance'))} selection={selection} />}
        </td>
        <th scope="row" data-label={t('Date')}>
          <EditableCell
            {...readOnlyFor('startsAt')}
            label={label(t('Date'))}
            value={day}
            show={dayText}
            onSave={(to) => move({ day: to })}
            input={(cell) => <TypedInput cell={cell} kind="date" />}
          />
          <LedBy sources={date.sources} />
        </th>
        <td data-label={t('Time')}>
          <EditableCell
            {...readOnlyFor('startsAt')}
            label={label(t('Time'))}
            value={time}
            show={(typed) => (typed ? format.clock(typed) : '–')}
            onSave={(to) => move({ time: to })}
            input={(cell) => <TypedInput cell={cell} kind="time" />}
          />
        </td>
        <td data-label={t('Room')}>
          <EditableCell
            {...readOnlyFor('roomId')}
            label={label(t('Room'))}
            value={String(date.roomId)}
            show={(id) => nameIn(rooms, id)}
            onSave={(id) => move({ roomId: Number(id) })}
            input={(cell) => <ChoiceInput cell={cell} options={rooms} />}
          />
        </td>
        <td data-label={t('Labels')}>
          <EditableCell
            isReadOnly={isReadOnly}
            label={label(t('Labels'))}
            value={date.marks.join(',')}
            show={(joined) =>
              joined
                .split(',')
                .filter(Boolean)
                .map((mark) => nameIn(marks, mark))
                .join(', ') || '–'
            }
            onSave={(joined) => edits.set(date, { marks: joined.split(',').filter(Boolean) })}
            input={(cell) => <ChecksInput cell={cell} options={marks} />}
          />
        </td>
        <td data-label={t('Status')}>
          <EditableCell
            {...readOnlyFor('status')}
            label={label(t('Status'))}
            value={date.status}
            show={(status) => nameIn(statuses, status)}
            onSave={(status) => (status === 'cancelled' ? edits.cancel(date) : edits.set(date, { status }))}
            input={(cell) => <ChoiceInput cell={cell} options={statuses} />}
          />
          {!date.isOnline && <span className={styles.offline}>{t('Offline')}</span>}
        </td>
        <td data-label={t('Tickets')}>{date.sales ? <SaleBar sales={date.sales} /> : <span className={styles.none}>–</span>}</td>
        <td data-label={t('Ticket shop ID')}>
          <ShopCell
            {...{ date, proposal, onLink, ...readOnlyFor('idJet') }}
            label={label(t('Ticket shop ID'))}
            onSave={(idJet) => edits.set(date, { idJet: idJet.trim() })}
          />
        </td>
        <td className={styles.actions}>
          <RowMenu {...{ date, of, edits }} name={label(t('Performance'))} />
        </td>
      </tr>
      {date.conflicts.length > 0 && (
        <tr className={styles.conflict}>
          <td colSpan={COLUMNS} className={screen.conflicts}>
            {date.conflicts.map((conflict) => (
              <p key={describeConflictResponse(conflict, format)}>{describeConflictResponse(conflict, format)}</p>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

type MenuProps = Pick<RowProps, 'date' | 'of' | 'edits'> & { name: string }

function RowMenu({ date, of: { type }, edits, name }: MenuProps) {
  const navigate = useNavigate()
  const items: MenuItem[] = [{ label: t('Open'), icon: 'page', act: () => void navigate(adminUrl('event', date.id)) }]
  const attempt = (work: Promise<string | undefined>) => void work.then((reason) => reason && edits.tell({ text: reason }))
  if (type.mayWrite) {
    items.push({
      label: date.isOnline ? t('Take offline') : t('Put online'),
      icon: date.isOnline ? 'hide' : 'preview',
      act: () => attempt(edits.set(date, { isOnline: !date.isOnline })),
    })
    if (date.status !== 'cancelled') items.push({ label: t('Call off'), icon: 'close', act: () => attempt(edits.cancel(date)) })
  }
  if (type.mayCreate)
    items.push({ label: t('Duplicate for the next day'), icon: 'duplicate', act: () => attempt(edits.duplicate(date, nextDay(date))) })
  if (type.mayDelete) items.push('line', { label: t('Delete'), icon: 'bin', act: () => attempt(edits.remove(date)) })
  return (
    <MenuButton
      label={t('Actions for {name}', { name })}
      sign={<Icon name="more" />}
      items={items}
      className={menu.button ?? ''}
      menuClass={menu.menu ?? ''}
    />
  )
}

const DAY_MS = 86_400_000

/** The same time of day one day later, as local time. */
function nextDay({ startsAt }: ProductionDate): string {
  const day = new Date(Date.parse(`${dayOfIso(startsAt)}T00:00Z`) + DAY_MS).toISOString()
  return `${dayOfIso(day)}T${timeOfIso(startsAt)}`
}
