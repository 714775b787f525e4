import { type KeyboardEvent, useEffect, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './CastGrid.module.css'
import { CastRow } from './CastRow.tsx'
import type { CastGridData, GridRole, PickedCells } from './cast-grid.ts'
import { dayText } from './cell-words.ts'
import type { CastGridState } from './use-cast-grid.ts'
import { useCellKeys } from './use-cell-keys.ts'
import { type Place, placeOf, useGridSelection } from './use-grid-selection.ts'

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
  const { active, range } = selection
  const { onFillKey, clipboardProps } = useCellKeys({ data, range, change: grid.change, onPaste })
  const hasFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the place
  useEffect(() => {
    if (hasFocus.current) table.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus()
  }, [active.row, active.column])

  function open({ row, column }: Place): void {
    const role = roles[row]
    if (!mayWrite || !role) return
    if (column === 0) onRole(role)
    else onPick(selectedCells(data, range))
  }
  function move(by: -1 | 1): void {
    const to = active.row + by
    const role = roles[active.row]
    if (to < 0 || to >= roles.length || !role) return
    void grid.changeRoles([{ kind: 'move', roleId: role.id, by }], t('Order of roles changed'))
    selection.go({ row: to, column: 0 }, false)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (selection.onMoveKey(event) || !mayWrite) return
    if (event.key === 'Enter' || event.key === 'F2' || event.key === ' ') open(active)
    else if ((event.ctrlKey || event.metaKey) && event.key === 'z') void grid.undo()
    else if (event.altKey && active.column === 0 && event.key === 'ArrowUp') move(-1)
    else if (event.altKey && active.column === 0 && event.key === 'ArrowDown') move(1)
    else if (!onFillKey(event)) return
    event.preventDefault()
  }

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
        onFocus={(event) => {
          hasFocus.current = true
          // A screen reader puts the focus where it reads.
          const place = placeOf(event.target)
          if (place && (place.row !== active.row || place.column !== active.column)) selection.go(place, false)
        }}
        onBlur={(event) => {
          hasFocus.current = event.currentTarget.contains(event.relatedTarget)
        }}
        onClick={(event) => {
          const place = placeOf(event.target)
          if (place) open(place)
        }}
        {...selection.dragProps(() => open(active))}
        {...(mayWrite && clipboardProps)}
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
          {roles.map((role, row) => {
            const isSelected = row >= range.top && row <= range.bottom
            const [left, right] = isSelected ? [range.left, range.right] : [-1, -1]
            const place = row === active.row ? active.column : -1
            return <CastRow key={role.id} data={data} role={role} row={row} left={left} right={right} active={place} />
          })}
        </tbody>
      </table>
    </div>
  )
}

function selectedCells({ roles, events }: CastGridData, { top, bottom, left, right }: ReturnType<typeof useGridSelection>['range']) {
  const picked = events.slice(Math.max(left - 1, 0), right)
  return roles.slice(top, bottom + 1).flatMap((role): PickedCells => picked.map(({ id: eventId }) => ({ role, eventId })))
}
