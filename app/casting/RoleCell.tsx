import type { ComponentProps } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from './CastGrid.module.css'
import type { CastGridData, GridRole } from './cast-grid.ts'

/** The head of a row: the role, and who usually has it. */
export function RoleCell({ data, role, props }: { data: CastGridData; role: GridRole; props: ComponentProps<'th'> }) {
  const covers = data.understudies.filter((one) => one.role === role.role)
  return (
    <th scope="row" className={styles.role} {...props}>
      <strong>{role.role}</strong>
      <span>{data.names[role.personId]}</span>
      {covers.length > 0 && <small>{t('also: {names}', { names: covers.map(({ personId }) => data.names[personId]).join(', ') })}</small>}
    </th>
  )
}
