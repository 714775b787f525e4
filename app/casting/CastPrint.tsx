import { createPortal } from 'react-dom'
import { t } from '../platform/i18n/i18n.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './CastPrint.module.css'
import type { CastGridData } from './cast-grid.ts'
import { cellText, clashText, dayText, shownCell } from './cell-words.ts'
import { usePrinting } from './use-printing.ts'

/** How many performances fit beside each other on a sheet. */
const PER_TABLE = 7

/** The grid on paper, in place of the screen: as many tables as its performances need, each with the roles. Made when printed. */
export function CastPrint({ data }: { data: CastGridData }) {
  const format = useDateFormat()
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  const tables = Array.from({ length: Math.ceil(data.events.length / PER_TABLE) || 1 }, (_, index) =>
    data.events.slice(index * PER_TABLE, (index + 1) * PER_TABLE),
  )
  return createPortal(
    <section className={styles.sheet} data-prints-alone>
      <h1>{t('Cast: {title}', { title: data.production.title })}</h1>
      {tables.map((events, index) => (
        <table key={events[0]?.id ?? index}>
          <thead>
            <tr>
              <th scope="col">{t('Role')}</th>
              <th scope="col">{t('Usually|cast')}</th>
              {events.map((event) => (
                <th key={event.id} scope="col">
                  {dayText(event.startsAt, format)} {format.clock(event.startsAt)}
                  {event.status === 'cancelled' && ` · ${t('Cancelled')}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.roles.map((role) => (
              <tr key={role.id}>
                <th scope="row">{role.role}</th>
                <td>{data.names[role.personId]}</td>
                {events.map((event) => {
                  const cell = shownCell(data, role, event.id)
                  return (
                    <td key={event.id} data-changed={cell.change !== null || undefined}>
                      {cell.change ? cellText(cell) : '·'}
                      {cell.clash && <em> ({clashText(cell.clash, format)})</em>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>,
    document.body,
  )
}
