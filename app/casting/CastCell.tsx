import type { ComponentProps } from 'react'
import { Icon } from '../staff-ui/Icon.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './CastGrid.module.css'
import type { CastGridData, GridEvent, GridRole } from './cast-grid.ts'
import { cellText, clashText, shownCell } from './cell-words.ts'

type Props = { data: CastGridData; role: GridRole; event: GridEvent; isSelected: boolean; props: ComponentProps<'td'> }

/** Who has a role on an evening: quiet when as usual, marked when changed, with what is in the way. */
export function CastCell({ data, role, event, isSelected, props }: Props) {
  const format = useDateFormat()
  const cell = shownCell(data, role, event.id)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the props bring the tabindex
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
    <td role="gridcell" aria-selected={isSelected} className={styles.cell} {...props}>
      <span className={cell.change ? styles.changed : styles.usual}>
        {cell.change && <Icon name="replace" />}
        {cellText(cell)}
      </span>
      {cell.clash && (
        <span className={styles.clash}>
          <Icon name="warning" /> {clashText(cell.clash, format)}
        </span>
      )}
    </td>
  )
}
