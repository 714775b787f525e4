import { memo } from 'react'
import { CastCell } from './CastCell.tsx'
import type { CastGridData, GridRole } from './cast-grid.ts'
import { RoleCell } from './RoleCell.tsx'

type Props = {
  data: CastGridData
  role: GridRole
  row: number
  /** the first and last selected column; -1 for none */
  left: number
  right: number
  /** the column that the Tab key reaches; -1 in every other row */
  active: number
}

/** A role with its evenings. Drawn anew only when it is concerned: forty evenings of thirty roles are many cells. */
export const CastRow = memo(function CastRow({ data, role, row, left, right, active }: Props) {
  const place = (column: number) => ({ 'data-place': `${row} ${column}`, tabIndex: column === active ? 0 : -1 })
  return (
    <tr>
      <RoleCell data={data} role={role} props={place(0)} />
      {data.events.map((event, index) => {
        const column = index + 1
        const isSelected = column >= left && column <= right
        return <CastCell key={event.id} data={data} role={role} event={event} isSelected={isSelected} props={place(column)} />
      })}
    </tr>
  )
})
