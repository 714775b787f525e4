import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './CastGrid.module.css'
import type { CastGridData, GridRole } from './cast-grid.ts'
import { cellText, clashText, shownCell } from './cell-words.ts'

type Props = { data: CastGridData; eventId: number; mayWrite: boolean; onPick: (role: GridRole) => void }

/** The roles of one evening with who has them; each opens its picker. */
export function EveningRoles({ data, eventId, mayWrite, onPick }: Props) {
  const format = useDateFormat()
  const extras = data.extras.filter((one) => one.eventId === eventId)
  return (
    <ul className={styles.roles}>
      {data.roles.map((role) => {
        const cell = shownCell(data, role, eventId)
        const words = (
          <>
            <span className={styles.roleName}>{role.role}</span>
            <span className={cell.change ? styles.changed : undefined}>
              {cell.change && <Icon name="replace" />}
              {cellText(cell, data.names[role.personId] ?? '')}
            </span>
            {cell.clash && (
              <span className={styles.clash}>
                <Icon name="warning" /> {clashText(cell.clash, format)}
              </span>
            )}
          </>
        )
        return (
          <li key={role.id}>
            {mayWrite ? (
              <button type="button" onClick={() => onPick(role)}>
                {words}
              </button>
            ) : (
              <div>{words}</div>
            )}
          </li>
        )
      })}
      {extras.map(({ role, personId }) => (
        <li key={`${role} ${personId}`}>
          <div>
            <span className={styles.roleName}>{role}</span>
            <span>
              {data.names[personId]} · {t('this evening only')}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
