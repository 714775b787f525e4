import { ROLE_NAMES } from '../platform/auth/role-names.ts'
import { ROLES, type Role } from '../platform/auth/roles.ts'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { Choice, ChoiceGroup } from '../ui/Field.tsx'
import { Section } from './account/Section.tsx'

type Props = { roles: Role[]; act: (work: () => Promise<unknown>, done: string) => Promise<void> }

/** Which roles have to show a second factor beside the password. */
export function SecondFactorRule({ roles, act }: Props) {
  const change = (role: Role, isAsked: boolean) => {
    const next = isAsked ? [...roles, role] : roles.filter((other) => other !== role)
    return act(() => request('PUT', '/api/people/second-factor-roles', { roles: next }), t('Saved'))
  }
  return (
    <Section title={t('Two-factor authentication')}>
      <ChoiceGroup
        label={t('Required for these roles')}
        help={t('Users without it must set it up at their next step. A passkey is accepted instead.')}
      >
        {ROLES.map((role) => (
          <Choice
            key={role}
            control={<input type="checkbox" checked={roles.includes(role)} onChange={(event) => change(role, event.target.checked)} />}
          >
            {t(ROLE_NAMES[role])}
          </Choice>
        ))}
      </ChoiceGroup>
    </Section>
  )
}
