import { type KeyboardEvent, useEffect, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { CastCell } from './CastCell.tsx'
import styles from './CastGrid.module.css'
import type { CastGridData, CellChange, GridRole, PickedCells } from './cast-grid.ts'
import { dayText } from './cell-words.ts'
import { RoleCell } from './RoleCell.tsx'
import type { CastGridState } from './use-cast-grid.ts'
import { type Place, useGridSelection } from './use-grid-selection.ts'

type Props = {
  data: CastGridData
  mayWrite: boolean
  onPick: (cells: PickedCells) => void
  onRole: (role: GridRole) => void
  onPaste: (text: string) => void
  grid: Pick<CastGridState, 'change' | 'changeRoles' | 'undo'>
}

/** Roles and performances as a grid of the ARIA practices: one stop of the Tab key, arrows within. Hidden on a phone. */
export function CastTable({ data, mayWrite, onPick, onRole, onPaste, grid }: Props) {
  const format = useDateFormat()
  const table = useRef<HTMLTableElement>(null)
  const { roles, events } = data
  const selection = useGridSelection({ rows: roles.length, columns: events.length + 1 })
  const { active } = selection
  const hasFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the place
  useEffect(() => {
    if (hasFocus.current) table.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus()
  }, [active.row, active.column])

  function selectedCells(): PickedCells {
    return roles.flatMap((role, row) =>
      events.flatMap(({ id: eventId }, index) => (selection.isSelected({ row, column: index + 1 }) ? [{ role, eventId }] : [])),
    )
  }
  function open({ row, column }: Place): void {
    const role = roles[row]
    if (!mayWrite || !role) return
    if (column === 0) onRole(role)
    else onPick(selectedCells())
  }
  function clear(): void {
    const cells = selectedCells().map(({ role, eventId }): CellChange => ({ roleId: role.id, eventId, mode: 'usual', personId: null }))
    const changed = cells.filter((cell) => data.cells.some((one) => one.eventId === cell.eventId && one.roleId === cell.roleId))
    void grid.change(changed, t('As usual: {n} evenings', { n: changed.length }))
  }
  function move(by: -1 | 1): void {
    const to = active.row + by
    if (to < 0 || to >= roles.length) return
    const role = roles[active.row]
    if (role) void grid.changeRoles([{ kind: 'move', roleId: role.id, by }], t('Order of roles changed'))
    selection.go({ row: to, column: 0 }, false)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (selection.onMoveKey(event) || !mayWrite) return
    if (event.key === 'Enter' || event.key === 'F2' || event.key === ' ') open(active)
    else if (event.key === 'Delete' || event.key === 'Backspace') clear()
    else if ((event.ctrlKey || event.metaKey) && event.key === 'z') void grid.undo()
    else if (event.altKey && active.column === 0 && event.key === 'ArrowUp') move(-1)
    else if (event.altKey && active.column === 0 && event.key === 'ArrowDown') move(1)
    else return
    event.preventDefault()
  }
  const cellProps = (place: Place) => ({
    'data-place': true,
    tabIndex: place.row === active.row && place.column === active.column ? 0 : -1,
    ...selection.dragProps(place, () => open(place)),
    onClick: () => open(place),
  })

  return (
    <div className={styles.scroll}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are operated is a grid
        role="grid"
        aria-multiselectable="true"
        aria-label={t('Cast by performance')}
        className={styles.table}
        onKeyDown={onKeyDown}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={(event) => {
          hasFocus.current = event.currentTarget.contains(event.relatedTarget)
        }}
        onPaste={(event) => {
          if (mayWrite) onPaste(event.clipboardData.getData('text/plain'))
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('Role')}</th>
            {events.map((event) => (
              <th key={event.id} scope="col" data-off={event.status === 'cancelled' || undefined}>
                {dayText(event.startsAt, format)} <small>{format.clock(event.startsAt)}</small>
                {event.status === 'cancelled' && <small> · {t('Cancelled')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role, row) => (
            <tr key={role.id}>
              <RoleCell data={data} role={role} props={cellProps({ row, column: 0 })} />
              {events.map((event, index) => {
                const place = { row, column: index + 1 }
                return (
                  <CastCell
                    key={event.id}
                    data={data}
                    role={role}
                    event={event}
                    isSelected={selection.isSelected(place)}
                    props={cellProps(place)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
