import type { ComponentProps } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { RoleChoice } from './roles.server.ts'

type Props = Omit<ComponentProps<'select'>, 'children' | 'onChange'> & {
  roles: RoleChoice[]
  value: string
  onChoose: (role: string) => void
}

/** Chooses a role of those there are. A role that no longer exists stays visible until another is chosen. */
export function RoleSelect({ roles, value, onChoose, ...select }: Props) {
  return (
    <select {...select} value={value} onChange={(event) => onChoose(event.target.value)}>
      {!roles.some(({ id }) => id === value) && <option value={value}>{t('Unknown role (may only read)')}</option>}
      {roles.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
